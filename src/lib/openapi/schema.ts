/** Flattens one level of a schema: follows references, merges `allOf`, and unifies OpenAPI 3.0 and 3.1. */
import {discriminatedSchemas, discriminatorValues} from './discriminator';
import type {Schema, SchemaObject} from './document';
import {combine, mergeParts} from './mergeParts';
import {isDictionary, pointerKeys, type Specification} from './specification';

/** Alternatives of a schema. */
export interface ChoiceGroup {
  readonly kind: 'oneOf' | 'anyOf';
  readonly choices: readonly Schema[];
  readonly discriminator: SchemaObject['discriminator'];
  /** Whether a discriminator has these alternatives without `oneOf`: a value need not match one of them. */
  readonly isImplied?: boolean;
}

/** The value of a property that an object of this schema has, because a parent has a discriminator. */
interface Selection {
  readonly property: string;
  readonly values: readonly string[];
}

/** A schema without references and `allOf` at its own level. */
export interface FlatSchema {
  /** Its title, or the last part of the reference to it. */
  readonly name?: string;
  /** The object that defines the schema. All references share it, so that recursion can be detected. */
  readonly identity: object;
  /** Types without `null`. Empty if any type is allowed. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** Whether no value is valid: the schema `false`. */
  readonly never: boolean;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Required names that are no property, each with the schema of other properties. */
  readonly unlisted: ReadonlyMap<string, Schema>;
  /** `oneOf`, `anyOf`, or the schemas of a discriminator. */
  readonly choices: readonly ChoiceGroup[];
  readonly selections: readonly Selection[];
  /** Examples and defaults of parents in `allOf`, which lack properties of this schema. */
  readonly parentExamples: readonly Readonly<Record<string, unknown>>[];
  /** Rules that rows cannot show. Each part has its own object, so that `if` and `then` stay together. */
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  /** All other fields. Those closest to where the schema is used override the others. */
  readonly own: SchemaObject;
}

/** Collects the parts of a schema: the schema, the target of its reference, and the members of its `allOf`. */
class PartCollector {
  readonly parts: SchemaObject[] = [];
  private readonly sources: object[] = [];
  readonly parentExamples: Readonly<Record<string, unknown>>[] = [];
  /** Parents with a discriminator. */
  private readonly bases: SchemaObject[] = [];
  private ownReference: string | undefined;
  /** Reference to the schema with the discriminator. */
  discriminated: string | undefined;
  identity: object | undefined;
  never = false;
  name: string | undefined;

  constructor(private readonly spec: Specification) {}

  /** @param own whether the part is the schema itself, not a parent in `allOf` */
  add(schema: Schema, own: boolean): void {
    if (schema === false) this.never = true;
    if (typeof schema === 'boolean' || this.sources.includes(schema)) return;
    this.sources.push(schema);
    const {$ref: reference, $dynamicRef, allOf, ...rest} = schema;
    const $ref = reference ?? $dynamicRef;
    if (own) this.name ??= rest.title;
    if (own && $ref === undefined) this.identity = schema;
    if (own && rest.discriminator !== undefined) this.discriminated = this.ownReference;
    this.parts.push(own ? rest : this.asParent(rest));
    if ($ref !== undefined) {
      if (own) {
        this.ownReference = $ref;
        // The name of `#/components/schemas/Message` is Message.
        this.name ??= pointerKeys($ref).at(-1) ?? $ref;
      }
      const target = this.spec.find($ref);
      if (typeof target === 'object' && target !== null) this.add(target, own);
    }
    // An `allOf` with one member is only a reference, often with a description.
    const isReference = allOf?.length === 1 && rest.properties === undefined;
    for (const part of allOf ?? []) this.add(part, own && isReference);
  }

  /**
   * A parent without what is only about itself: its title, its discriminator, unless it chooses from alternatives, and its
   * examples of objects, which lack the properties of its children. If its alternatives are its children, the one that has
   * this parent is chosen already.
   */
  private asParent({title: _title, ...parent}: SchemaObject): SchemaObject {
    const {discriminator, example, examples, default: standard, ...others} = parent;
    if (discriminator !== undefined) this.bases.push(parent);
    const {oneOf = [], anyOf = [], ...single} = others;
    const isChosen = [...oneOf, ...anyOf].some((choice) => this.includes(choice));
    const open = hasChoices(parent) ? {...others, discriminator} : others;
    const rest = isChosen ? single : open;
    const given: unknown[] = [example, ...(Array.isArray(examples) ? examples : []), standard];
    const objects = given.filter(isDictionary);
    if (objects.length === 0) return {...rest, ...pick(parent, ['example', 'examples', 'default'])};
    this.parentExamples.push(...objects);
    return rest;
  }

  private includes(schema: Schema): boolean {
    const reference = typeof schema === 'object' ? schema.$ref : undefined;
    const target = reference === undefined ? undefined : this.spec.find(reference);
    return this.sources.some((source) => source === target);
  }

  /** The values by which the discriminators of parents choose this schema. */
  selections(): Selection[] {
    const {ownReference: $ref} = this;
    if ($ref === undefined) return [];
    return this.bases.map((base) => ({
      property: base.discriminator?.propertyName ?? '',
      values: discriminatorValues(base, {$ref}),
    }));
  }
}

function hasChoices({oneOf, anyOf}: SchemaObject): boolean {
  return oneOf !== undefined || anyOf !== undefined;
}

/** The given fields of a schema, without those that it lacks. */
function pick(schema: SchemaObject, fields: readonly (keyof SchemaObject)[]): SchemaObject {
  const found = fields.filter((field) => Object.hasOwn(schema, field));
  return Object.fromEntries(found.map((field) => [field, schema[field]]));
}

function mergeProperties(parts: readonly SchemaObject[]): Map<string, Schema> {
  const merged = new Map<string, Schema>();
  for (const part of parts) {
    for (const [name, schema] of Object.entries(part.properties ?? {})) {
      merged.set(name, combine(merged.get(name), schema) ?? schema);
    }
  }
  return merged;
}

function typesOf(own: SchemaObject, properties: ReadonlyMap<string, Schema>): string[] {
  if (own.type !== undefined) return [own.type].flat();
  if (properties.size > 0 || own.additionalProperties !== undefined) return ['object'];
  if (own.patternProperties !== undefined) return ['object'];
  return own.items !== undefined || own.prefixItems !== undefined ? ['array'] : [];
}

/** Fields that rows cannot show. They are printed as JSON Schema. */
const RULES: readonly string[] = [
  'if',
  'then',
  'else',
  'not',
  'dependentSchemas',
  'propertyNames',
  'contentSchema',
  'contains',
  'minContains',
  'maxContains',
  'unevaluatedItems',
  'unevaluatedProperties',
];

function isRule([key, value]: [string, unknown]): boolean {
  // `items: false` forbids further items. `unevaluatedProperties: false` has a flag.
  if (key === 'items') return value === false;
  if (key === 'unevaluatedProperties') return value !== false;
  return RULES.includes(key);
}

function rulesOf(parts: readonly SchemaObject[]): FlatSchema['rules'] {
  return parts.flatMap((part) => {
    const rules = Object.entries(part).filter(isRule);
    return rules.length === 0 ? [] : [Object.fromEntries(rules)];
  });
}

function isNull(spec: Specification, schema: Schema): boolean {
  return typeof schema === 'object' && spec.resolve<SchemaObject>(schema).type === 'null';
}

/** The alternatives of all parts, without `null`, which is a flag. */
function choiceGroups(spec: Specification, parts: readonly SchemaObject[]): ChoiceGroup[] {
  // A discriminator next to `allOf` is about the alternatives of its parts.
  const outer = parts.find((part) => part.discriminator !== undefined && !hasChoices(part));
  return parts.flatMap((part) =>
    (['oneOf', 'anyOf'] as const).flatMap((kind): ChoiceGroup[] => {
      const choices = (part[kind] ?? []).filter((choice) => !isNull(spec, choice));
      const {discriminator = outer?.discriminator} = part;
      return choices.length === 0 ? [] : [{kind, choices, discriminator}];
    }),
  );
}

/**
 * Returns the alternative of a schema with only one: `anyOf: [X, null]`, the usual form in 3.1, is X and
 * nullable.
 */
function onlyChoice(spec: Specification, parts: readonly SchemaObject[]): Schema | undefined {
  const [group, ...others] = choiceGroups(spec, parts);
  return others.length === 0 && group?.choices.length === 1 ? group.choices[0] : undefined;
}

function impliedChoices(
  spec: Specification,
  own: SchemaObject,
  reference: string | undefined,
): ChoiceGroup[] {
  const choices = discriminatedSchemas(spec, own, reference);
  const {discriminator} = own;
  return choices.length === 0 ? [] : [{kind: 'oneOf', choices, discriminator, isImplied: true}];
}

/** The required names that no property has, each with the schema that its value has anyway. */
function unlistedNames(
  own: SchemaObject,
  types: readonly string[],
  properties: ReadonlyMap<string, Schema>,
  required: ReadonlySet<string>,
): Map<string, Schema> {
  // Without a type or properties, `required` is only a condition, such as one alternative of `anyOf`.
  const isObject = types.includes('object') || properties.size > 0;
  const names = isObject ? [...required].filter((name) => !properties.has(name)) : [];
  const patterns = Object.entries(own.patternProperties ?? {});
  return new Map(
    names.map((name) => {
      const pattern = patterns.find(([source]) => matches(source, name));
      return [name, pattern?.[1] ?? own.additionalProperties ?? true];
    }),
  );
}

/** Returns the regular expression of a schema; undefined if JavaScript doesn't know the pattern. */
export function compilePattern(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Without the flag, JavaScript accepts escapes that are not needed.
    }
  }
  return undefined;
}

/**
 * Returns whether a text matches a regular expression of a schema. A pattern that JavaScript doesn't know matches
 * everything.
 */
export function matches(pattern: string, text: string): boolean {
  return compilePattern(pattern)?.test(text) ?? true;
}

/**
 * Flattens one level of a schema. The schemas of properties, items, and alternatives stay as they are: callers flatten
 * them when they need them. A reference that points to nothing is ignored.
 */
export function flatten(spec: Specification, schema: Schema): FlatSchema {
  const collector = new PartCollector(spec);
  collector.add(schema, true);
  const only = onlyChoice(spec, collector.parts);
  // The only alternative is a part of the schema, not a choice.
  if (only !== undefined) collector.add(only, true);
  const {parts} = collector;
  const groups = choiceGroups(spec, parts).filter(({choices}) => choices[0] !== only);
  const own = mergeParts(parts);
  const properties = mergeProperties(parts);
  const types = typesOf(own, properties);
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const alternatives = parts.flatMap((part) => [...(part.oneOf ?? []), ...(part.anyOf ?? [])]);
  const hasNull = alternatives.some((alternative) => isNull(spec, alternative));
  return {
    name: collector.name,
    identity: collector.identity ?? own,
    types: types.filter((type) => type !== 'null'),
    nullable: own.nullable === true || types.includes('null') || hasNull,
    never: collector.never,
    properties,
    required,
    unlisted: unlistedNames(own, types, properties, required),
    choices: groups.length > 0 ? groups : impliedChoices(spec, own, collector.discriminated),
    selections: collector.selections(),
    parentExamples: collector.parentExamples,
    rules: rulesOf(parts),
    own,
  };
}
