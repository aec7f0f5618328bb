/** Merges what several parts of a schema say about the same value: all of them must be valid. */
import {printExactJson} from '../exactNumber';
import type {Schema, SchemaObject} from './document';

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
export function combine(a: Schema | undefined, b: Schema | undefined): Schema | undefined {
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
  isStricter: (a: number, b: number) => boolean,
): SchemaObject {
  const entries = bounds.flatMap((bound): [string, number][] => {
    const values = parts.flatMap((part) => part[bound] ?? []);
    // Not Math.max, which would round a number with many digits.
    const [first, ...others] = values;
    if (first === undefined) return [];
    return [[bound, others.reduce((a, b) => (isStricter(b, a) ? b : a), first)]];
  });
  return Object.fromEntries(entries);
}

/** The types that two lists allow. */
function commonTypes(a: readonly string[], b: readonly string[]): string[] {
  const both = a.filter((type) => b.includes(type) || (type === 'integer' && b.includes('number')));
  const integers = b.includes('integer') && a.includes('number') && !both.includes('integer');
  return integers ? [...both, 'integer'] : both;
}

/** The values that all parts allow; those of the first part if they have none in common. */
function commonValues(parts: readonly SchemaObject[]): SchemaObject['enum'] {
  const [first, ...others] = parts.flatMap((part) => (part.enum === undefined ? [] : [part.enum]));
  const allowed = others.map((values) => new Set(values.map((value) => printExactJson(value))));
  const common = first?.filter((value) => allowed.every((set) => set.has(printExactJson(value))));
  return common?.length === 0 ? first : common;
}

/** The maps of all parts in one. Both schemas of a name must be valid. */
function mergeMaps(parts: readonly SchemaObject[]): SchemaObject {
  const patterns = new Map<string, Schema>();
  const required = new Map<string, string[]>();
  for (const {patternProperties = {}, dependentRequired = {}} of parts) {
    for (const [pattern, schema] of Object.entries(patternProperties)) {
      patterns.set(pattern, combine(patterns.get(pattern), schema) ?? schema);
    }
    for (const [name, names] of Object.entries(dependentRequired)) {
      required.set(name, [...new Set([...(required.get(name) ?? []), ...names])]);
    }
  }
  return {
    ...(patterns.size > 0 && {patternProperties: Object.fromEntries(patterns)}),
    ...(required.size > 0 && {dependentRequired: Object.fromEntries(required)}),
  };
}

/** Merges the parts of a schema. Fields of the first parts override those of the later ones. */
export function mergeParts(parts: readonly SchemaObject[]): SchemaObject {
  const items = parts.reduce<Schema | undefined>(
    (combined, part) => combine(combined, part.items),
    undefined,
  );
  const merged: SchemaObject = {};
  const values = commonValues(parts);
  // `integer` is stricter than `number`; a list of types is as strict as what all parts allow.
  const types = parts.flatMap(({type}) => (type === undefined ? [] : [[type].flat()]));
  const common = types.reduce<string[] | undefined>((allowed, list) => {
    return allowed === undefined ? list : commonTypes(allowed, list);
  }, undefined);
  Object.assign(
    merged,
    ...parts.toReversed(),
    strictest(parts, LOWER_BOUNDS, (a, b) => a > b),
    strictest(parts, UPPER_BOUNDS, (a, b) => a < b),
    mergeMaps(parts),
    items === undefined ? {} : {items},
    values === undefined ? {} : {enum: values},
    common === undefined || common.length === 0
      ? {}
      : {type: common.length === 1 ? common[0] : common},
  );
  return merged;
}
