/**
 * Example values: those of the specification, or else made from the schema. For samples of requests, example responses,
 * and the console.
 */
import type {ExampleObject, MediaTypeObject, Schema} from '../../../lib/openapi/document';
import {flatten, type FlatSchema} from '../../../lib/openapi/schema';
import {isDictionary, type Specification} from '../../../lib/openapi/specification';
import {printLiteral} from './literal';
import {samplesByFormat} from './samplesByFormat';

/** Objects nested deeper than this have only their required properties in made-up examples. */
const OPTIONAL_DEPTH = 3;
/** Maximum depth of made-up examples. */
const MAX_DEPTH = 8;
/** Made-up text is at most this long, even for a longer `minLength`, so that examples stay readable. */
const MAX_PADDING = 64;

/** Requests don't contain read-only properties; responses don't contain write-only ones. */
type Direction = 'request' | 'response';

/** A media type that is JSON: `application/json`, `application/problem+json; charset=utf-8`. */
export const jsonTypeRegex = /^[^;]*[/+]json\s*(?:;|$)/i;

function textSample({format = '', minLength = 0, maxLength}: FlatSchema['own']): string {
  const sample = samplesByFormat.get(format);
  return sample ?? 'string'.padEnd(Math.min(minLength, MAX_PADDING), 'x').slice(0, maxLength);
}

/** Returns a number that the limits allow: close to the lower limit, or else 0 or close to a negative upper limit. */
function numberSample(own: FlatSchema['own']): number {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = own;
  if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
  if (minimum !== undefined) return exclusiveMinimum === true ? minimum + 1 : minimum;
  if (typeof exclusiveMaximum === 'number') return Math.min(0, exclusiveMaximum - 1);
  return maximum !== undefined && maximum < 0 ? maximum : 0;
}

/** The first value that the schema itself gives, such as an example or a default. */
function givenValue({own}: FlatSchema): unknown {
  const {example, examples, enum: values = []} = own;
  const listed: readonly unknown[] = Array.isArray(examples) ? examples : [];
  const all = [example, ...listed, own.default, own.const, ...values];
  return all.find((value) => value !== undefined);
}

/**
 * Returns an example of a schema: an example, default, or allowed value that the schema gives, or else a value of its
 * type. Objects have all properties to a depth of three, and then only required ones. A recursive schema ends with `{}`
 * or `[]`.
 *
 * @param spec resolves references in the schema; one that points to nothing is ignored, because `checkSpecification` has
 *   reported it
 * @param schema may be undefined or a boolean, because a specification may leave it out; both give `{}`
 * @param direction whether the example is sent or received: requests omit read-only properties, responses omit write-only
 *   ones
 * @param ancestors schemas that contain this one, outermost first; callers leave it out
 */
export function sampleOf(
  spec: Specification,
  schema: Schema | undefined,
  direction: Direction,
  ancestors: readonly object[] = [],
): unknown {
  if (schema === undefined || typeof schema === 'boolean') return {};
  const flat = flatten(spec, schema);
  const given = givenValue(flat);
  if (given !== undefined) return given;
  const isEnd = ancestors.includes(flat.identity) || ancestors.length >= MAX_DEPTH;
  const path = [...ancestors, flat.identity];
  const inner = (part: Schema) => sampleOf(spec, part, direction, path);
  const [type] = flat.types;
  if (type === 'array') {
    const {items, prefixItems} = flat.own;
    if (isEnd) return [];
    if (prefixItems !== undefined) return prefixItems.map(inner);
    return items === undefined ? [] : [inner(items)];
  }
  const alternative = flat.choices[0]?.choices[0];
  const isChoice = type === undefined && alternative !== undefined;
  const hasProperties = flat.properties.size > 0;
  if (type === 'object' || hasProperties || isChoice) {
    if (isEnd) return {};
    if (alternative === undefined) return objectSample(spec, flat, direction, path);
    const chosen = inner(alternative);
    if (!hasProperties) return chosen;
    // Properties next to alternatives belong to each of them.
    const shared = objectSample(spec, flat, direction, path);
    return {...(typeof chosen === 'object' ? chosen : {}), ...shared};
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
  const hiddenBy = direction === 'request' ? 'readOnly' : 'writeOnly';
  const entries: [string, unknown][] = [];
  for (const [name, schema] of flat.properties) {
    const isIncluded = flat.required.has(name) || path.length <= OPTIONAL_DEPTH;
    const isHidden = flatten(spec, schema).own[hiddenBy] === true;
    if (isIncluded && !isHidden) entries.push([name, sampleOf(spec, schema, direction, path)]);
  }
  // From entries, so that a property with the name `__proto__` doesn't set the prototype.
  return Object.fromEntries(entries);
}

/** A named example of a body. */
export interface Example {
  /** Empty if there is only one. */
  readonly name: string;
  readonly value: unknown;
}

/**
 * Returns the examples of a media type, or else one made from its schema. Returns none if it has neither. An example
 * without a value is left out: one with `externalValue`, or a reference that points to nothing.
 */
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
  if (media.schema === undefined) return [];
  return [{name: '', value: sampleOf(spec, media.schema, direction)}];
}

/**
 * Returns a value as the text of a field in a form or query: text as it is, any other value as JSON. For the URLs and
 * forms of samples, and for the fields of the console.
 */
export function printField(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Returns an example as text, and the language in which to highlight it. Text in a media type other than JSON stays as it is,
 * the fields of a form are encoded, a value in a stream of events becomes one event, and all other values become indented
 * JSON, whatever the media type is. For the examples of a page (`exampleSection.ts`) and the body in the console.
 */
export function printExample(value: unknown, mediaType: string): {code: string; language: string} {
  if (typeof value === 'string' && !jsonTypeRegex.test(mediaType)) {
    return {code: value, language: /xml|html/.test(mediaType) ? 'xml' : 'text'};
  }
  if (mediaType.startsWith('application/x-www-form-urlencoded') && isDictionary(value)) {
    const fields = Object.entries(value).map(([name, entry]) => [name, printField(entry)]);
    return {code: String(new URLSearchParams(fields)), language: 'text'};
  }
  if (mediaType.startsWith('text/event-stream')) {
    return {code: `data: ${JSON.stringify(value)}`, language: 'text'};
  }
  return {code: printLiteral(value), language: 'json'};
}
