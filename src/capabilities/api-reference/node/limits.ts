/** Constraints of a schema in words, each with its values. */
import type {SchemaObject} from '../../../lib/openapi/document';
import type {FlatSchema} from '../../../lib/openapi/schema';
import type {Limit} from '../shared/types';
import {printLiteral} from './literal';
import type {LimitKind, ReferenceTexts} from './texts';

/** Longer example values are left out of the list of properties; the samples show them. */
const EXAMPLE_MAX_LENGTH = 160;

/** A value as readers see it: text without quotes unless it would be mistaken for something else. */
export function showValue(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'undefined';
  const ambiguous =
    value.trim() !== value || value === '' || /^(?:null|true|false|-?\d[\d.e+-]*)$/.test(value);
  return ambiguous ? JSON.stringify(value) : value;
}

function examplesOf({example, examples}: SchemaObject): string[] {
  const given = [
    ...(example === undefined ? [] : [example]),
    ...(Array.isArray(examples) ? examples : []),
  ];
  const shown = given.map(showValue).filter((text) => text.length <= EXAMPLE_MAX_LENGTH);
  return [...new Set(shown)];
}

/** The constraints that have values, with the words for their kinds. */
export function inWords(
  limits: Partial<Record<LimitKind, readonly string[]>>,
  texts: ReferenceTexts,
): Limit[] {
  return (Object.keys(limits) as LimitKind[]).flatMap((kind) => {
    const values = limits[kind] ?? [];
    return values.length === 0 ? [] : [[texts[`api.limit.${kind}`], ...values]];
  });
}

/** A list for the file beside a page, which has no empty ones. */
export const orNone = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined;

const one = (value: string | number | boolean | undefined): string[] =>
  value === undefined || typeof value === 'boolean' ? [] : [String(value)];

/** Constraints that are shown as they stand, in their order. */
const plain = [
  ...(['multipleOf', 'minLength', 'maxLength', 'pattern'] as const),
  ...(['minItems', 'maxItems', 'minProperties', 'maxProperties'] as const),
];

/** All constraints of one level, in the order in which they are shown. */
export function limitsOf({own, rules}: FlatSchema, texts: ReferenceTexts): Limit[] {
  // 3.0 says `exclusiveMinimum: true` beside `minimum`, 3.1 gives the number itself.
  const {minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below} = own;
  const limits = {
    enum: (own.enum ?? []).map(showValue),
    const: 'const' in own ? [showValue(own.const)] : [],
    default: own.default === undefined ? [] : [showValue(own.default)],
    above: one(above === true ? minimum : above),
    minimum: one(above === true ? undefined : minimum),
    below: one(below === true ? maximum : below),
    maximum: one(below === true ? undefined : maximum),
    ...Object.fromEntries(plain.map((key) => [key, one(own[key])])),
    encoding: one(own.contentEncoding),
    mediaType: one(own.contentMediaType),
    rules: [...new Set(rules.map((rule) => printLiteral(rule)))],
    examples: examplesOf(own),
  };
  return inWords(limits, texts);
}
