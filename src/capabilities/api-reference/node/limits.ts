/** Constraints of a schema as pairs of kind and shown values; `withWords` puts the words for each kind. */
import type {SchemaObject} from '../../../lib/openapi/document';
import type {FlatSchema} from '../../../lib/openapi/schema';
import type {Limit} from '../shared/types';
import {printLiteral} from './literal';

/** Longer example values are left out of the list of properties; the samples show them. */
const EXAMPLE_MAX_LENGTH = 160;

/** A value as readers see it: text without quotes unless it would be mistaken for something else. */
export function showValue(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'undefined';
  const ambiguous =
    value.trim() !== value || value === '' || /^(?:null|true|false|-?\d[\d.e+-]*)$/.test(value);
  return ambiguous ? JSON.stringify(value) : value;
}

/** 3.0 says `exclusiveMinimum: true` beside `minimum`, 3.1 gives the number itself. */
function bounds(schema: SchemaObject): Limit[] {
  const found: Limit[] = [];
  const add = (kind: string, value: number | undefined) => {
    if (value !== undefined) found.push([kind, String(value)]);
  };
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = schema;
  if (typeof exclusiveMinimum === 'number') add('above', exclusiveMinimum);
  add(exclusiveMinimum === true ? 'above' : 'minimum', minimum);
  if (typeof exclusiveMaximum === 'number') add('below', exclusiveMaximum);
  add(exclusiveMaximum === true ? 'below' : 'maximum', maximum);
  return found;
}

const countKeys = [
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;

function examplesOf(schema: SchemaObject): string[] {
  const given = [
    ...(schema.example === undefined ? [] : [schema.example]),
    ...(Array.isArray(schema.examples) ? schema.examples : []),
  ];
  const shown = given.map(showValue).filter((text) => text.length <= EXAMPLE_MAX_LENGTH);
  return [...new Set(shown)];
}

/** All constraints of one level, in the order in which they are shown. */
export function limitsOf({own: schema, rules}: FlatSchema): Limit[] {
  const found: Limit[] = [];
  if (schema.enum !== undefined && schema.enum.length > 0) {
    found.push(['enum', ...schema.enum.map(showValue)]);
  }
  if ('const' in schema) found.push(['const', showValue(schema.const)]);
  if (schema.default !== undefined) found.push(['default', showValue(schema.default)]);
  found.push(...bounds(schema));
  for (const key of countKeys) {
    const value = schema[key];
    if (value !== undefined) found.push([key, String(value)]);
  }
  if (schema.contentEncoding !== undefined) found.push(['encoding', schema.contentEncoding]);
  if (schema.contentMediaType !== undefined) found.push(['mediaType', schema.contentMediaType]);
  if (rules.length > 0) found.push(['rules', ...new Set(rules.map((rule) => printLiteral(rule)))]);
  const examples = examplesOf(schema);
  if (examples.length > 0) found.push(['examples', ...examples]);
  return found;
}
