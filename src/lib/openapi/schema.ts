/** Flattens one level of a schema: follows references, merges `allOf`, and unifies OpenAPI 3.0 and 3.1. */
import {mappedSchemas} from './discriminator';
import type {Schema, SchemaObject} from './document';
import {pointerKeys, type Specification} from './specification';

/** Alternatives of a schema. */
export interface ChoiceGroup {
  readonly kind: 'oneOf' | 'anyOf';
  readonly choices: readonly Schema[];
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
  /** `oneOf`, `anyOf`, or the schemas of a discriminator. */
  readonly choices: readonly ChoiceGroup[];
  /** Rules that rows cannot show. Each part has its own object, so that `if` and `then` stay together. */
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  /** All other fields. Those closest to where the schema is used override the others. */
  readonly own: SchemaObject;
}

/** Combinations of two schemas. The same pair gives the same object, so that recursion is recognized. */
const combinations = new WeakMap<object, WeakMap<object, Schema>>();

function combineObjects(a: SchemaObject, b: SchemaObject): Schema {
  const known = combinations.get(a) ?? new WeakMap<object, Schema>();
  combinations.set(a, known);
  const combined = known.get(b) ?? {allOf: [a, b]};
  known.set(b, combined);
  return combined;
}

/** Combines what two parts of an `allOf` say about the same property or items: both must be valid. */
function combine(a: Schema | undefined, b: Schema | undefined): Schema | undefined {
  if (a === undefined || a === true) return b ?? a;
  if (b === undefined || b === true) return a;
  if (a === false || b === false) return false;
  return a === b ? a : combineObjects(a, b);
}

const LOWER_BOUNDS = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const UPPER_BOUNDS = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** Returns the strictest value of each bound. */
function strictest(
  parts: readonly SchemaObject[],
  bounds: typeof LOWER_BOUNDS | typeof UPPER_BOUNDS,
  choose: (...values: number[]) => number,
): SchemaObject {
  const entries = bounds.flatMap((bound): [string, number][] => {
    const values = parts.flatMap((part) => part[bound] ?? []);
    return values.length === 0 ? [] : [[bound, choose(...values)]];
  });
  return Object.fromEntries(entries);
}

/** Merges the parts of a schema. Fields of the first parts override those of the later ones. */
function merge(parts: readonly SchemaObject[]): SchemaObject {
  const items = parts.reduce<Schema | undefined>(
    (combined, part) => combine(combined, part.items),
    undefined,
  );
  const merged: SchemaObject = {};
  Object.assign(
    merged,
    ...parts.toReversed(),
    strictest(parts, LOWER_BOUNDS, Math.max),
    strictest(parts, UPPER_BOUNDS, Math.min),
    items === undefined ? {} : {items},
  );
  return merged;
}

/** Collects the parts of a schema: the schema, the target of its reference, and the members of its `allOf`. */
class PartCollector {
  readonly parts: SchemaObject[] = [];
  private readonly sources: object[] = [];
  identity: object | undefined;
  never = false;
  name: string | undefined;

  constructor(private readonly spec: Specification) {}

  /** @param own whether the part is the schema itself, not a parent in `allOf` */
  add(schema: Schema, own: boolean): void {
    if (schema === false) this.never = true;
    if (typeof schema === 'boolean' || this.sources.includes(schema)) return;
    this.sources.push(schema);
    const {$ref, allOf, ...rest} = schema;
    if (own) this.name ??= rest.title;
    if (own && $ref === undefined) this.identity = schema;
    this.parts.push(own ? rest : withoutIdentity(rest));
    if ($ref !== undefined) {
      // The name of `#/components/schemas/Message` is Message.
      if (own) this.name ??= pointerKeys($ref).at(-1) ?? $ref;
      const target = this.spec.find($ref);
      if (typeof target === 'object' && target !== null) this.add(target, own);
    }
    // An `allOf` with one member is only a reference, often with a description.
    const isReference = allOf?.length === 1 && rest.properties === undefined;
    for (const part of allOf ?? []) this.add(part, own && isReference);
  }
}

/** A parent without its title and discriminator: the discriminator of a parent names its children. */
function withoutIdentity({
  title: _title,
  discriminator: _discriminator,
  ...rest
}: SchemaObject): SchemaObject {
  return rest;
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
  return parts.flatMap((part) =>
    (['oneOf', 'anyOf'] as const).flatMap((kind): ChoiceGroup[] => {
      const choices = (part[kind] ?? []).filter((choice) => !isNull(spec, choice));
      return choices.length === 0 ? [] : [{kind, choices}];
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

function mappedChoices(own: SchemaObject): ChoiceGroup[] {
  const choices = mappedSchemas(own);
  return choices.length === 0 ? [] : [{kind: 'oneOf', choices}];
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
  const own = merge(parts);
  const properties = mergeProperties(parts);
  const types = typesOf(own, properties);
  const alternatives = parts.flatMap((part) => [...(part.oneOf ?? []), ...(part.anyOf ?? [])]);
  const hasNull = alternatives.some((alternative) => isNull(spec, alternative));
  return {
    name: collector.name,
    identity: collector.identity ?? own,
    types: types.filter((type) => type !== 'null'),
    nullable: own.nullable === true || types.includes('null') || hasNull,
    never: collector.never,
    properties,
    required: new Set(parts.flatMap((part) => part.required ?? [])),
    choices: groups.length > 0 ? groups : mappedChoices(own),
    rules: rulesOf(parts),
    own,
  };
}
