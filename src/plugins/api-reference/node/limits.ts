/** Constraints of a schema, each with a label and values, for the rows of properties, parameters, bodies, and servers. */
import {printExactJson} from '../../../lib/exactNumber';
import type {SchemaObject} from '../../../lib/openapi/document';
import type {FlatSchema} from '../../../lib/openapi/schema';
import {printLiteral} from '../shared/request/literal';
import type {Limit} from '../shared/types';
import type {LimitKind, PageTexts} from './pageTexts';

/** Longer example values are left out of the rows; the samples contain them. */
const EXAMPLE_MAX_LENGTH = 160;

/** Matches a text that would be mistaken for another value without quotes: `null`, `true`, `1.5e3`. */
const ambiguousRegex = /^(?:null|true|false|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i;

/**
 * Returns a JSON value as text for readers: for the constraints below, the examples of a parameter (`parameters.ts`), and
 * the values of a link (`links.ts`). Text has no quotes unless it is empty, begins or ends with a space, or looks like
 * null, a boolean, or a number. A value that is sent never has them: see `printText` in shared/request/styles.ts.
 */
export function printForReaders(value: unknown): string {
  if (typeof value !== 'string') return printExactJson(value) || 'undefined';
  const needsQuotes = value === '' || value.trim() !== value || ambiguousRegex.test(value);
  return needsQuotes ? JSON.stringify(value) : value;
}

function schemaExamples({example, examples}: SchemaObject): string[] {
  const given = [
    ...(example === undefined ? [] : [example]),
    ...(Array.isArray(examples) ? examples : []),
  ];
  const printed = given.map(printForReaders).filter((text) => text.length <= EXAMPLE_MAX_LENGTH);
  return [...new Set(printed)];
}

/**
 * Returns constraints with their labels, without those that have no values.
 */
export function labelLimits(
  limits: Partial<Record<LimitKind, readonly string[]>>,
  texts: PageTexts,
): Limit[] {
  return (Object.keys(limits) as LimitKind[]).flatMap((kind) => {
    const values = limits[kind] ?? [];
    return values.length === 0 ? [] : [[texts[`api.limit.${kind}`], ...values]];
  });
}

/** Returns the list, or undefined if it is empty: the data of a page has no empty lists. */
export function listOrUndefined<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** Converts a number or text to a list. Booleans, such as OpenAPI 3.0's `exclusiveMinimum: true`, give an empty list. */
function toValues(value: string | number | boolean | undefined): string[] {
  return value === undefined || typeof value === 'boolean' ? [] : [String(value)];
}

/**
 * Returns all constraints of one level of a schema with their labels, in the order of the page. Examples of more than 160
 * characters are left out.
 */
export function limitsOf({own, rules}: FlatSchema, texts: PageTexts): Limit[] {
  // In 3.0, `exclusiveMinimum: true` changes `minimum`. In 3.1, `exclusiveMinimum` is the number.
  const {minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below} = own;
  const limits = {
    enum: (own.enum ?? []).map(printForReaders),
    const: 'const' in own ? [printForReaders(own.const)] : [],
    default: own.default === undefined ? [] : [printForReaders(own.default)],
    above: toValues(above === true ? minimum : above),
    minimum: toValues(above === true ? undefined : minimum),
    below: toValues(below === true ? maximum : below),
    maximum: toValues(below === true ? undefined : maximum),
    multipleOf: toValues(own.multipleOf),
    minLength: toValues(own.minLength),
    maxLength: toValues(own.maxLength),
    pattern: toValues(own.pattern),
    minItems: toValues(own.minItems),
    maxItems: toValues(own.maxItems),
    minProperties: toValues(own.minProperties),
    maxProperties: toValues(own.maxProperties),
    encoding: toValues(own.contentEncoding),
    mediaType: toValues(own.contentMediaType),
    rules: [...new Set(rules.map((rule) => printLiteral(rule)))],
    examples: schemaExamples(own),
  };
  return labelLimits(limits, texts);
}
