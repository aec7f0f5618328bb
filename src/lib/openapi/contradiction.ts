/** Compares values with schemas, to choose examples that a schema allows. */
import {printExactJson} from '../exactNumber';
import {memoize} from '../memoize';
import type {Schema, SchemaObject} from './document';
import {flatten, matches, type FlatSchema} from './schema';
import {isDictionary, type Specification} from './specification';
import {validatorFor} from './validate';

/** Schemas that refer to themselves, and values that are nested deeper, are not compared further. */
const MAX_DEPTH = 40;

interface Options {
  /** Whether a property need not be there, although it is required, such as one that a request doesn't send. */
  readonly isOptional?: (schema: Schema) => boolean;
  /**
   * Whether a value must have its `format`, and must match only one alternative of a `oneOf` without a discriminator. Does
   * not count for what is inside an object or list.
   */
  readonly isStrict?: boolean;
}

interface Comparison extends Required<Options> {
  readonly spec: Specification;
}

const validate = validatorFor({});
const schemaOfFormat = memoize((format: string): SchemaObject => ({type: 'string', format}));

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

function textChecks(value: string, own: SchemaObject, isStrict: boolean): Check[] {
  const {minLength = 0, maxLength = Infinity, pattern, format} = own;
  const {length} = [...value];
  const hasFormat = () =>
    format === undefined || validate(schemaOfFormat(format), value).length === 0;
  return [
    ['minLength', length < minLength],
    ['maxLength', length > maxLength],
    ['pattern', pattern !== undefined && !matches(pattern, value)],
    ['format', isStrict && !hasFormat()],
  ];
}

function firstBroken(checks: readonly Check[]): string | undefined {
  return checks.find(([, isBroken]) => isBroken)?.[0];
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
  const {items, prefixItems = [], minContains = 1, maxContains} = own;
  const inner = value.map((entry, index) => {
    const schema = prefixItems[index] ?? items;
    return schema === undefined ? undefined : compare(comparison, schema, entry, depth);
  });
  const contains = own.contains as Schema | undefined;
  if (contains !== undefined) {
    const found = value.filter(
      (entry) => compare(comparison, contains, entry, depth) === undefined,
    );
    inner.push(firstBroken(countChecks(found.length, minContains, maxContains, 'Contains')));
  }
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
  const names = (own.propertyNames as Schema | undefined) ?? true;
  for (const [name, entry] of Object.entries(value)) {
    if (compare(comparison, names, name, depth) !== undefined) return 'propertyNames';
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
  const broken = choices.find(({kind, choices: alternatives, discriminator, isImplied}) => {
    if (isImplied === true) return false;
    const isValid = (choice: Schema) => compare(comparison, choice, value, depth) === undefined;
    const isExclusive = kind === 'oneOf' && discriminator === undefined;
    return isExclusive && comparison.isStrict
      ? alternatives.filter(isValid).length !== 1
      : !alternatives.some(isValid);
  });
  return broken?.kind;
}

/** The schemas that a value must fulfil because of what it is or has, and doesn't, each with its keyword. */
export function brokenConditions(
  {rules, own, properties}: FlatSchema,
  value: unknown,
  isValid: (schema: Schema) => boolean,
  isOptional: (schema: Schema) => boolean,
): (readonly [keyword: string, schema: Schema])[] {
  const isSet = ([name]: readonly [string, unknown]) =>
    isDictionary(value) && Object.hasOwn(value, name);
  const dependent = Object.entries(own.dependentRequired ?? {}).filter(isSet);
  const conditions = dependent.map(([, names]): [string, Schema | undefined] => {
    const required = names.filter((name) => !isOptional(properties.get(name) ?? true));
    return ['dependentRequired', {required}];
  });
  for (const rule of rules as readonly SchemaObject[]) {
    for (const [, schema] of Object.entries(rule.dependentSchemas ?? {}).filter(isSet)) {
      conditions.push(['dependentSchemas', schema]);
    }
    const condition = rule.if as Schema | undefined;
    if (condition === undefined) continue;
    const branch = isValid(condition) ? rule.then : rule.else;
    conditions.push(['if', branch]);
  }
  return conditions.flatMap(([keyword, schema]) =>
    schema === undefined || isValid(schema) ? [] : [[keyword, schema] as const],
  );
}

/** The first condition, or `not`, that a value breaks. */
function ruleContradiction(
  comparison: Comparison,
  value: unknown,
  flat: FlatSchema,
  depth: number,
): string | undefined {
  const isValid = (schema: Schema) => compare(comparison, schema, value, depth) === undefined;
  const [broken] = brokenConditions(flat, value, isValid, comparison.isOptional);
  if (broken !== undefined) return broken[0];
  const isForbidden = ({not}: SchemaObject) => not !== undefined && isValid(not);
  return (flat.rules as readonly SchemaObject[]).some(isForbidden) ? 'not' : undefined;
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
  const comparisonInside = {...comparison, isStrict: false};
  let inner: string | undefined;
  if (isNumber(value)) checks.push(...numberChecks(Number(value), own));
  else if (typeof value === 'string') checks.push(...textChecks(value, own, comparison.isStrict));
  else if (Array.isArray(value)) {
    checks.push(...countChecks(value.length, own.minItems, own.maxItems, 'Items'));
    const different = new Set(value.map((entry) => printExactJson(entry)));
    checks.push(['uniqueItems', own.uniqueItems === true && different.size < value.length]);
    inner = listContradiction(comparisonInside, value, flat, depth);
  } else if (isDictionary(value)) {
    const {length} = Object.keys(value);
    checks.push(...countChecks(length, own.minProperties, own.maxProperties, 'Properties'));
    inner = objectContradiction(comparisonInside, value, flat, depth);
  }
  return (
    firstBroken(checks) ??
    inner ??
    choiceContradiction(comparison, value, flat, depth) ??
    ruleContradiction(comparison, value, flat, depth)
  );
}

/**
 * Returns the keyword of a schema that a value contradicts, such as `maximum` or `required`; undefined if there is none.
 */
export function contradiction(
  spec: Specification,
  schema: Schema,
  value: unknown,
  {isOptional = () => false, isStrict = false}: Options = {},
): string | undefined {
  return compare({spec, isOptional, isStrict}, schema, value, 0);
}
