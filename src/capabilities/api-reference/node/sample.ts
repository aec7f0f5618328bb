/** Example values: those the specification gives, otherwise made from the schema. */
import type {ExampleObject, MediaTypeObject, Schema} from '../../../lib/openapi/document';
import {flatten, type FlatSchema} from '../../../lib/openapi/schema';
import {isDictionary, type Specification} from '../../../lib/openapi/specification';
import formatSamples from './formatSamples.json';
import {printLiteral} from './literal';

/** Optional properties of objects nested deeper than this are left out of made-up examples. */
const OPTIONAL_DEPTH = 3;
/** Made-up examples end here even when the schema does not. */
const SAMPLE_DEPTH = 8;

/** Read-only properties do not belong into a request, write-only ones not into a response. */
type Direction = 'request' | 'response';

const ofFormats: Readonly<Record<string, string>> = formatSamples;

function textSample({format = '', minLength = 0, maxLength}: FlatSchema['own']): string {
  return ofFormats[format] ?? 'string'.padEnd(Math.min(minLength, 64), 'x').slice(0, maxLength);
}

function numberSample({minimum, maximum, exclusiveMinimum}: FlatSchema['own']): number {
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
  if (minimum !== undefined) return exclusiveMinimum === true ? minimum + 1 : minimum;
  return maximum !== undefined && maximum < 0 ? maximum : 0;
}

/** What the author wrote down for this level, if anything. */
function given({own}: FlatSchema): unknown {
  const {example, examples, enum: values = []} = own;
  const listed: readonly unknown[] = Array.isArray(examples) ? examples : [];
  const all = [example, ...listed, own.default, own.const, ...values];
  return all.find((value) => value !== undefined);
}

/** An example of a schema. Recursion ends with `null`-free emptiness: `{}` or `[]`. */
export function sampleOf(
  spec: Specification,
  schema: Schema | undefined,
  direction: Direction,
  above: readonly object[] = [],
): unknown {
  if (schema === undefined || typeof schema === 'boolean') return {};
  const flat = flatten(spec, schema);
  const known = given(flat);
  if (known !== undefined) return known;
  const ended = above.includes(flat.identity) || above.length >= SAMPLE_DEPTH;
  const path = [...above, flat.identity];
  const type = flat.types[0];
  const choice = flat.choices[0]?.choices[0];
  if (type === 'array') {
    const {items, prefixItems} = flat.own;
    if (ended) return [];
    if (prefixItems !== undefined) {
      return prefixItems.map((item) => sampleOf(spec, item, direction, path));
    }
    return items === undefined ? [] : [sampleOf(spec, items, direction, path)];
  }
  if (
    type === 'object' ||
    flat.properties.size > 0 ||
    (type === undefined && choice !== undefined)
  ) {
    if (ended) return {};
    const chosen = choice === undefined ? {} : sampleOf(spec, choice, direction, path);
    if (flat.properties.size === 0 && choice !== undefined) return chosen;
    return {
      ...(typeof chosen === 'object' ? chosen : {}),
      ...objectSample(spec, flat, direction, path),
    };
  }
  if (type === 'integer' || type === 'number') return numberSample(flat.own);
  if (type === 'boolean') return true;
  return type === 'string' ? textSample(flat.own) : null;
}

function objectSample(
  spec: Specification,
  flat: FlatSchema,
  direction: Direction,
  path: readonly object[],
): Record<string, unknown> {
  const hidden = direction === 'request' ? 'readOnly' : 'writeOnly';
  const entries: [string, unknown][] = [];
  for (const [name, schema] of flat.properties) {
    const needed = flat.required.has(name) || path.length <= OPTIONAL_DEPTH;
    if (!needed || flatten(spec, schema).own[hidden] === true) continue;
    entries.push([name, sampleOf(spec, schema, direction, path)]);
  }
  // Built by entries, so that a property called `__proto__` is a property.
  return Object.fromEntries(entries);
}

/** A named example of a body. */
export interface Example {
  /** Empty for the only one. */
  readonly name: string;
  readonly value: unknown;
}

/** All examples of a media type; one made from the schema when it gives none. */
export function examplesOf(
  spec: Specification,
  media: MediaTypeObject,
  direction: Direction,
): Example[] {
  if (media.example !== undefined) return [{name: '', value: media.example}];
  const named = Object.entries(media.examples ?? {}).flatMap(([key, entry]): Example[] => {
    const example = spec.resolve<ExampleObject>(entry);
    return 'value' in example ? [{name: example.summary ?? key, value: example.value}] : [];
  });
  if (named.length > 0) return named;
  return media.schema === undefined
    ? []
    : [{name: '', value: sampleOf(spec, media.schema, direction)}];
}

/** A media type that is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const jsonRegex = /^[^;]*[/+]json\s*(?:;|$)/i;

/** A value as it is sent as a field. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** An example as text of its media type, with the language to highlight it in. */
export function printExample(value: unknown, mediaType: string): {code: string; language: string} {
  if (typeof value === 'string' && !jsonRegex.test(mediaType)) {
    const language = /xml|html/.test(mediaType) ? 'xml' : 'text';
    return {code: value, language};
  }
  if (/^application\/x-www-form-urlencoded/.test(mediaType) && isDictionary(value)) {
    const fields = Object.entries(value).map(([name, entry]) => [name, asText(entry)]);
    return {code: String(new URLSearchParams(fields)), language: 'text'};
  }
  return {code: printLiteral(value), language: 'json'};
}
