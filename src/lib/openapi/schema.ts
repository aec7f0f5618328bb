/** One level of a schema: references followed, `allOf` merged, 3.0 and 3.1 spellings made one. */
import {pointerKeys, type Specification} from './specification';
import type {Schema, SchemaObject} from './document';

/** A group of shapes to choose from. */
export interface ChoiceGroup {
  readonly kind: 'oneOf' | 'anyOf';
  readonly choices: readonly Schema[];
}

/** A schema with nothing left to follow at its own level. */
export interface FlatSchema {
  /** What the author called it: its title, or the last part of the reference to it. */
  readonly name?: string;
  /** The object that defines it, whichever reference led there: recognises recursion. */
  readonly identity: object;
  /** Types without `null`. Empty: any. */
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** `false` as a schema: no value fits. */
  readonly never: boolean;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Of a schema that names its children in `discriminator.mapping` but lists no `oneOf`, the children. */
  readonly choices: readonly ChoiceGroup[];
  /** Rules that no row can show, of each part that has any: `if` belongs to its `then`. */
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  /** Everything that needs no merging, the nearest to the place of use first. */
  readonly own: SchemaObject;
}

/** Refinements by their two sides: the same pair gives the same schema, so that recursion is recognised. */
const refinements = new WeakMap<object, WeakMap<object, Schema>>();

/** What two parts of an `allOf` say about the same place: both hold. */
function both(a: Schema | undefined, b: Schema | undefined): Schema | undefined {
  if (typeof a !== 'object' || a === b) return a === undefined || a === true ? (b ?? a) : a;
  if (typeof b !== 'object') return b === false ? b : a;
  const known = refinements.get(a) ?? new WeakMap<object, Schema>();
  refinements.set(a, known);
  const refined = known.get(b) ?? {allOf: [a, b]};
  known.set(b, refined);
  return refined;
}

const lowerBounds = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const upperBounds = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

/** All parts of a schema as one, the nearest to the place of use first; of bounds the narrowest holds, of items what each says. */
function merge(parts: readonly SchemaObject[]): SchemaObject {
  type Bound = (typeof lowerBounds | typeof upperBounds)[number];
  const narrowest = (bounds: readonly Bound[], of: (...values: number[]) => number) =>
    bounds.map((bound) => {
      const given = parts.flatMap((part) => part[bound] ?? []);
      return given.length === 0 ? {} : {[bound]: of(...given)};
    });
  const items = parts.reduce<Schema | undefined>((all, part) => both(all, part.items), undefined);
  return Object.assign(
    {},
    ...parts.toReversed(),
    ...narrowest(lowerBounds, Math.max),
    ...narrowest(upperBounds, Math.min),
    items === undefined ? {} : {items},
  ) as SchemaObject;
}

/** Collects the parts of a schema: itself, what it refers to, and all members of `allOf`. */
class Collector {
  readonly parts: SchemaObject[] = [];
  private readonly sources: object[] = [];
  identity: object | undefined;
  never = false;
  name: string | undefined;

  constructor(private readonly spec: Specification) {}

  add(schema: Schema, own: boolean): void {
    if (schema === false) this.never = true;
    if (typeof schema === 'boolean' || this.sources.includes(schema)) return;
    this.sources.push(schema);
    const {$ref, allOf, ...rest} = schema;
    if (own) this.name ??= rest.title;
    if (own && $ref === undefined) this.identity = schema;
    this.parts.push(own ? rest : inherited(rest));
    if ($ref !== undefined) {
      // `#/components/schemas/Message` is called Message.
      if (own) this.name ??= pointerKeys($ref).at(-1) ?? $ref;
      const target = this.spec.find($ref);
      if (typeof target === 'object' && target !== null) this.add(target, own);
    }
    const alone = allOf?.length === 1 && rest.properties === undefined;
    for (const part of allOf ?? []) this.add(part, own && alone);
  }
}

/** A parent's discriminator names its children; seen from a child it would only lead back. */
function inherited({
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
      merged.set(name, both(merged.get(name), schema) ?? schema);
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

/** What holds or not by the value itself. Other properties are allowed or not: a flag says so. */
const ruleKeys = new Set([
  ...['if', 'then', 'else', 'not', 'dependentSchemas', 'propertyNames', 'contentSchema'],
  ...['contains', 'minContains', 'maxContains', 'unevaluatedItems', 'unevaluatedProperties'],
]);

function isRule([key, value]: [string, unknown]): boolean {
  if (key === 'items') return value === false;
  return ruleKeys.has(key) && !(key === 'unevaluatedProperties' && value === false);
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

/** Choices without `null`, which is a flag. */
function choiceGroups(spec: Specification, parts: readonly SchemaObject[]): ChoiceGroup[] {
  return parts.flatMap((part) =>
    (['oneOf', 'anyOf'] as const).flatMap((kind): ChoiceGroup[] => {
      const choices = (part[kind] ?? []).filter((choice) => !isNull(spec, choice));
      return choices.length === 0 ? [] : [{kind, choices}];
    }),
  );
}

/** `discriminator.mapping` as choices, for a schema that names its children but lists no `oneOf`. */
function mappedChoices({discriminator}: SchemaObject): ChoiceGroup[] {
  const targets = new Set(Object.values(discriminator?.mapping ?? {}).map(toReference));
  const choices = [...targets].map(($ref) => ({$ref}));
  return choices.length === 0 ? [] : [{kind: 'oneOf', choices}];
}

/** Flattens one level of a schema. Properties, items and choices inside it stay as they are. */
export function flatten(spec: Specification, schema: Schema): FlatSchema {
  const collector = new Collector(spec);
  collector.add(schema, true);
  const {parts} = collector;
  // A choice that is alone is none: `anyOf: [X, null]` is X, nullable, the usual 3.1 spelling.
  const [group, ...others] = choiceGroups(spec, parts);
  const single = others.length === 0 && group?.choices.length === 1 ? group.choices[0] : undefined;
  if (single !== undefined) collector.add(single, true);
  const groups = choiceGroups(spec, parts).filter(({choices}) => choices[0] !== single);
  const own = merge(parts);
  const properties = mergeProperties(parts);
  const types = typesOf(own, properties);
  const nulls = parts.flatMap((part) => [...(part.oneOf ?? []), ...(part.anyOf ?? [])]);
  return {
    name: collector.name,
    identity: collector.identity ?? own,
    types: types.filter((type) => type !== 'null'),
    nullable:
      own.nullable === true || types.includes('null') || nulls.some((part) => isNull(spec, part)),
    never: collector.never,
    properties,
    required: new Set(parts.flatMap((part) => part.required ?? [])),
    choices: groups.length > 0 ? groups : mappedChoices(own),
    rules: rulesOf(parts),
    own,
  };
}

/** A mapping may give a bare schema name instead of a reference. */
export function toReference(target: string): string {
  return target.startsWith('#') ? target : `#/components/schemas/${target}`;
}
