/** Compares values with schemas, to choose examples that a schema allows. */
import {printExactJson} from '../exactNumber';
import type {Schema, SchemaObject} from './document';
import {flatten, matches, type FlatSchema} from './schema';
import {isDictionary, type Specification} from './specification';

/** Schemas that refer to themselves, and values that are nested deeper, are not compared further. */
const MAX_DEPTH = 40;

interface Comparison {
  readonly spec: Specification;
  /** Whether a property need not be there, although it is required. */
  readonly isOptional: (schema: Schema) => boolean;
}

const isEqual = (a: unknown, b: unknown) => printExactJson(a) === printExactJson(b);

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'integer':
      return isNumber(value) && Number.isInteger(Number(value));
    case 'number':
      return isNumber(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isDictionary(value) && !isNumber(value);
    case 'string':
    case 'boolean':
      return typeof value === type;
    // Redocly reports unknown types.
    default:
      return true;
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' || value instanceof Number;
}

function isMultiple(value: number, factor: number): boolean {
  const quotient = value / factor;
  return Math.abs(quotient - Math.round(quotient)) < 1e-9 * Math.max(1, Math.abs(quotient));
}

/** A keyword with whether a value breaks it. */
type Check = readonly [keyword: string, isBroken: boolean];

function numberChecks(value: number, own: SchemaObject): Check[] {
  const {minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below, multipleOf} = own;
  return [
    ['minimum', minimum !== undefined && (above === true ? value <= minimum : value < minimum)],
    ['maximum', maximum !== undefined && (below === true ? value >= maximum : value > maximum)],
    ['exclusiveMinimum', isNumber(above) && value <= above],
    ['exclusiveMaximum', isNumber(below) && value >= below],
    ['multipleOf', multipleOf !== undefined && multipleOf > 0 && !isMultiple(value, multipleOf)],
  ];
}

function textChecks(
  value: string,
  {minLength = 0, maxLength = Infinity, pattern}: SchemaObject,
): Check[] {
  const {length} = [...value];
  return [
    ['minLength', length < minLength],
    ['maxLength', length > maxLength],
    ['pattern', pattern !== undefined && !matches(pattern, value)],
  ];
}

function countChecks(count: number, min = 0, max = Infinity, name = ''): Check[] {
  return [
    [`min${name}`, count < min],
    [`max${name}`, count > max],
  ];
}

/** The first keyword that the entries of a list break. */
function listContradiction(
  comparison: Comparison,
  value: readonly unknown[],
  {own}: FlatSchema,
  depth: number,
): string | undefined {
  const {items, prefixItems = []} = own;
  const inner = value.map((entry, index) => {
    const schema = prefixItems[index] ?? items;
    return schema === undefined ? undefined : compare(comparison, schema, entry, depth);
  });
  return inner.find((keyword) => keyword !== undefined);
}

/** The first keyword that the properties of an object break. */
function objectContradiction(
  comparison: Comparison,
  value: Readonly<Record<string, unknown>>,
  flat: FlatSchema,
  depth: number,
): string | undefined {
  const {properties, required, own} = flat;
  const isMissing = (name: string) =>
    !Object.hasOwn(value, name) && !comparison.isOptional(properties.get(name) ?? true);
  if ([...required].some(isMissing)) return 'required';
  for (const [name, entry] of Object.entries(value)) {
    const patterns = Object.entries(own.patternProperties ?? {});
    const matching = patterns
      .filter(([pattern]) => matches(pattern, name))
      .map(([, found]) => found);
    const property = properties.get(name);
    const known = property === undefined ? matching : [property, ...matching];
    const schemas = known.length > 0 ? known : [own.additionalProperties ?? true];
    if (known.length === 0 && own.additionalProperties === false) return 'additionalProperties';
    for (const schema of schemas) {
      const keyword = compare(comparison, schema, entry, depth);
      if (keyword !== undefined) return keyword;
    }
  }
  return undefined;
}

function choiceContradiction(
  comparison: Comparison,
  value: unknown,
  {choices}: FlatSchema,
  depth: number,
): string | undefined {
  const broken = choices.find(({choices: alternatives, isImplied}) => {
    const isValid = (choice: Schema) => compare(comparison, choice, value, depth) === undefined;
    return isImplied !== true && !alternatives.some(isValid);
  });
  return broken?.kind;
}

function compare(
  comparison: Comparison,
  schema: Schema,
  value: unknown,
  outerDepth: number,
): string | undefined {
  const depth = outerDepth + 1;
  if (schema === true || depth > MAX_DEPTH) return undefined;
  const flat = flatten(comparison.spec, schema);
  const {own, types, never, nullable} = flat;
  if (never) return 'false';
  if (value === null && nullable) return undefined;
  if (types.length > 0 && !types.some((type) => hasType(value, type))) return 'type';
  if (own.enum !== undefined && !own.enum.some((entry) => isEqual(entry, value))) return 'enum';
  if ('const' in own && !isEqual(own.const, value)) return 'const';
  const checks: Check[] = [];
  let inner: string | undefined;
  if (isNumber(value)) checks.push(...numberChecks(Number(value), own));
  else if (typeof value === 'string') checks.push(...textChecks(value, own));
  else if (Array.isArray(value)) {
    checks.push(...countChecks(value.length, own.minItems, own.maxItems, 'Items'));
    const different = new Set(value.map((entry) => printExactJson(entry)));
    checks.push(['uniqueItems', own.uniqueItems === true && different.size < value.length]);
    inner = listContradiction(comparison, value, flat, depth);
  } else if (isDictionary(value)) {
    const {length} = Object.keys(value);
    checks.push(...countChecks(length, own.minProperties, own.maxProperties, 'Properties'));
    inner = objectContradiction(comparison, value, flat, depth);
  }
  const broken = checks.find(([, isBroken]) => isBroken)?.[0];
  return broken ?? inner ?? choiceContradiction(comparison, value, flat, depth);
}

/**
 * Returns the keyword of a schema that a value contradicts, such as `maximum` or `required`; undefined if there is none.
 * Formats and keywords such as `not` and `if` are not compared. A `oneOf` is fulfilled by any of its alternatives.
 *
 * @param isOptional says which required properties may be missing, such as those that a request doesn't send
 */
export function contradiction(
  spec: Specification,
  schema: Schema,
  value: unknown,
  isOptional: (schema: Schema) => boolean = () => false,
): string | undefined {
  return compare({spec, isOptional}, schema, value, 0);
}
