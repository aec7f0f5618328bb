/** The example request of an operation. */
import type {
  MediaTypeObject,
  ParameterObject,
  RequestBodyObject,
} from '../../../lib/openapi/document';
import type {Operation} from '../../../lib/openapi/operations';
import {flatten} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';
import {examplesOf, jsonTypeRegex, printField, sampleOf} from './sample';
import {credentialField, schemesOf} from './security';
import {serverUrl} from './servers';

/** The fields of a form. */
export type Fields = readonly (readonly [name: string, value: string, isFile: boolean])[];

/** An example body. */
export interface RequestBodySample {
  readonly mediaType: string;
  /** How the languages write it. A `file` is read from the reader's disk. */
  readonly kind: 'json' | 'text' | 'file' | 'form' | 'multipart';
  /** For `json`. */
  readonly value: unknown;
  /** For `text`. */
  readonly text: string;
  /** For `form` and `multipart`. */
  readonly fields: Fields;
}

export interface RequestSample {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: RequestBodySample;
}

/** A name and a value of a parameter, before encoding. */
type Pair = readonly [name: string, value: string];

/**
 * Returns an example of a parameter as pairs of name and value, in the form that its `style` and `explode` define. The
 * result is mostly one pair, but a list or an object in the query may give several (`ids=1&ids=2`), or none if it is
 * empty. `requestSample` sends these pairs, and the console (`consoleData.ts`) offers them as text of its fields.
 */
export function parameterValues(spec: Specification, parameter: ParameterObject): Pair[] {
  const {name, schema, style, explode} = parameter;
  const [media] = Object.values(parameter.content ?? {});
  const [example] = examplesOf(spec, {...media, ...parameter}, 'request');
  const value = example?.value ?? sampleOf(spec, schema, 'request');
  // With `content`, a value is written as its media type says.
  if (typeof value !== 'object' || value === null || media !== undefined) {
    return [[name, printField(value)]];
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value).map(([key, entry]): Pair => [key, printField(entry)]);
  if (style === 'deepObject') return entries.map(([key, text]) => [`${name}[${key}]`, text]);
  if (isExploded(parameter)) return entries.map(([key, text]) => [isList ? name : key, text]);
  const separator = separators.get(style ?? '') ?? ',';
  const keySeparator = explode === true ? '=' : separator;
  const parts = entries.map(([key, text]) => (isList ? text : `${key}${keySeparator}${text}`));
  return [[name, parts.join(separator)]];
}

/**
 * Returns whether each entry of a list or an object is sent as a separate pair: `ids=1&ids=2`. That is the default in the
 * query and in cookies. The console (`consoleData.ts`) has other fields for such parameters.
 */
export function isExploded({in: place, style, explode, content}: ParameterObject): boolean {
  const isPair = place === 'query' || place === 'cookie';
  return isPair && content === undefined && (explode ?? (style ?? 'form') === 'form');
}

/** Separators of the entries of a list, by `style`. Other styles have a comma. */
const separators = new Map([
  ['pipeDelimited', '|'],
  ['spaceDelimited', ' '],
]);

/**
 * Whether samples contain a parameter: it is required, part of the path, or its author gave an example. The field of the
 * console (`consoleData.ts`) is filled then.
 */
export function isInSamples({in: place, required, example, examples}: ParameterObject): boolean {
  const hasExample = example !== undefined || examples !== undefined;
  return place === 'path' || required === true || hasExample;
}

/** Returns the form fields of an example. A property whose format is `binary`, or a list of them, is a file. */
function formFields(value: unknown, spec: Specification, {schema = {}}: MediaTypeObject): Fields {
  if (typeof value !== 'object' || value === null) return [];
  const {properties} = flatten(spec, schema);
  return Object.entries(value).flatMap(([name, entry]: [string, unknown]): Fields => {
    const {format, items = {}} = flatten(spec, properties.get(name) ?? {}).own;
    if (Array.isArray(entry) && flatten(spec, items).own.format === 'binary') {
      return entry.map((file) => [name, printField(file), true] as const);
    }
    return [[name, printField(entry), format === 'binary']];
  });
}

/**
 * Returns the media type that samples use: JSON, or else the first one. Undefined for a body without media types.
 * `exampleSection.ts` shows the examples of the same media type.
 */
export function preferredMedia(
  content: RequestBodyObject['content'],
): [mediaType: string, media: MediaTypeObject] | undefined {
  const entries = Object.entries(content ?? {});
  return entries.find(([mediaType]) => jsonTypeRegex.test(mediaType)) ?? entries[0];
}

/** The kind of a body. Media types that are not known are text if there is an example, and otherwise a file. */
function bodyKind(mediaType: string, example: unknown): RequestBodySample['kind'] {
  if (jsonTypeRegex.test(mediaType)) return 'json';
  if (mediaType.startsWith('application/x-www-form-urlencoded')) return 'form';
  if (mediaType.startsWith('multipart/')) return 'multipart';
  return typeof example === 'string' ? 'text' : 'file';
}

function sampleBody(spec: Specification, {body}: Operation): RequestBodySample | undefined {
  const preferred = preferredMedia(body?.content);
  if (preferred === undefined) return undefined;
  const [mediaType, media] = preferred;
  const value = examplesOf(spec, media, 'request')[0]?.value;
  return {
    mediaType,
    kind: bodyKind(mediaType, value),
    value: value === undefined ? {} : value,
    text: typeof value === 'string' ? value : '',
    fields: formFields(value, spec, media),
  };
}

/** A value and its location: `path`, `query`, `header`, or `cookie`. */
interface RequestPart {
  readonly place: string;
  readonly name: string;
  readonly value: string;
}

/** The credentials of the first combination that the operation accepts. */
function credentialParts(spec: Specification, {security}: Operation): RequestPart[] {
  const [first = {}] = security;
  return schemesOf(spec, first).flatMap(({scheme}): RequestPart[] => {
    const credential = credentialField(scheme);
    if (credential === undefined) return [];
    const {place, field, prefix, placeholder} = credential;
    return [{place, name: field, value: `${prefix}${placeholder}`}];
  });
}

function parameterParts(spec: Specification, {parameters}: Operation): RequestPart[] {
  return parameters.filter(isInSamples).flatMap((parameter) =>
    parameterValues(spec, parameter).map(([name, value]) => ({
      place: parameter.in,
      name,
      value,
    })),
  );
}

/** The path with the values of its parameters. */
function fillPath(template: string, parts: readonly RequestPart[]): string {
  return parts.reduce(
    (path, {name, value}) => path.replace(`{${name}}`, () => encodeURIComponent(value)),
    template,
  );
}

/**
 * Returns the example request of an operation, with placeholders for credentials. Optional parameters without an
 * example are left out. `exampleSection.ts` prints it in each language; `sampleValues.ts` and `operationPage.ts` look for
 * the values in it that readers can replace. The address of a server with a scheme is not checked.
 *
 * @throws TypeError or URIError for an address of a server without a scheme that is not a valid URL, such as `//[x` or
 *   `/%ff` (`serverUrl`)
 */
export function requestSample(spec: Specification, operation: Operation): RequestSample {
  const parts = [...credentialParts(spec, operation), ...parameterParts(spec, operation)];
  const partsIn = (place: string) => parts.filter((part) => part.place === place);
  const body = sampleBody(spec, operation);
  const headers = partsIn('header').map(({name, value}): Pair => [name, value]);
  const cookies = partsIn('cookie').map(({name, value}) => `${name}=${value}`);
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')]);
  // The media type of a multipart body also has a boundary, which the client adds.
  if (body !== undefined && body.kind !== 'multipart') {
    headers.push(['Content-Type', body.mediaType]);
  }
  const path = fillPath(operation.path, partsIn('path'));
  const query = partsIn('query')
    .map(({name, value}) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  const url = serverUrl(operation.servers[0]) + path + (query === '' ? '' : `?${query}`);
  return {method: operation.method.toUpperCase(), url, headers, body};
}
