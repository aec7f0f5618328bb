/** One example request of an operation: what samples and console start from. */
import type {
  MediaTypeObject,
  ParameterObject,
  RequestBodyObject,
} from '../../../lib/openapi/document';
import type {Operation} from '../../../lib/openapi/operations';
import {asText, examplesOf, jsonRegex, sampleOf} from './sample';
import {credentialOf, schemesOf} from './security';
import {serverUrl} from './servers';
import {flatten} from '../../../lib/openapi/schema';
import type {Specification} from '../../../lib/openapi/specification';

/** The parts of a form. */
export type Fields = readonly (readonly [name: string, value: string, isFile: boolean])[];

/** A body, by how it is written down. Files are read from the reader's disk. */
export interface RequestBodySample {
  readonly mediaType: string;
  readonly kind: 'json' | 'text' | 'file' | 'form' | 'multipart';
  /** Of JSON. */
  readonly value: unknown;
  readonly text: string;
  /** Of a form. */
  readonly fields: Fields;
}

export interface RequestSample {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: RequestBodySample;
}

/**
 * A parameter as it is written into an address or a header, by `style` and `explode`: mostly once, but
 * `ids=1&ids=2` for a list in the query.
 */
export function parameterValues(spec: Specification, parameter: ParameterObject) {
  const {name, in: place, schema, style, explode} = parameter;
  const [media] = Object.values(parameter.content ?? {});
  const [example] = examplesOf(spec, {...media, ...parameter}, 'request');
  const value = example?.value ?? sampleOf(spec, schema, 'request');
  const isList = Array.isArray(value);
  // What `content` describes is written as that media type says.
  if (typeof value !== 'object' || value === null || media !== undefined)
    return [[name, asText(value)] as const];
  const entries = Object.entries(value).map(([key, entry]) => [key, asText(entry)] as const);
  if (style === 'deepObject')
    return entries.map(([key, text]) => [`${name}[${key}]`, text] as const);
  const inQuery = place === 'query' || place === 'cookie';
  if (inQuery && (explode ?? (style ?? 'form') === 'form'))
    return entries.map(([key, text]) => [isList ? name : key, text] as const);
  const separator = style === 'pipeDelimited' ? '|' : style === 'spaceDelimited' ? ' ' : ',';
  const parts = entries.map(([key, text]) =>
    isList ? text : `${key}${explode === true ? '=' : separator}${text}`,
  );
  return [[name, parts.join(separator)] as const];
}

/** Required parameters, and those the author gave an example for. */
function isShown(parameter: ParameterObject): boolean {
  const given = parameter.example !== undefined || parameter.examples !== undefined;
  return parameter.required === true || given;
}

function bodyFields(value: unknown, spec: Specification, {schema = {}}: MediaTypeObject): Fields {
  const {properties} = flatten(spec, schema);
  return Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
    ([name, entry]: [string, unknown]): Fields => {
      const {format, items} = flatten(spec, properties.get(name) ?? {}).own;
      const ofItems = flatten(spec, items ?? {}).own.format;
      if (Array.isArray(entry) && ofItems === 'binary')
        return entry.map((file) => [name, asText(file), true] as const);
      return [[name, asText(entry), format === 'binary']];
    },
  );
}

/** JSON before anything else, otherwise the first media type. */
export function preferredMedia(
  content: RequestBodyObject['content'],
): [mediaType: string, media: MediaTypeObject] | undefined {
  const entries = Object.entries(content ?? {});
  return entries.find(([mediaType]) => jsonRegex.test(mediaType)) ?? entries[0];
}

/** How bodies are written down by their media type; others are text where there is an example, else a file. */
const kinds = [
  [jsonRegex, 'json'],
  [/^application\/x-www-form-urlencoded/, 'form'],
  [/^multipart\//, 'multipart'],
] as const;

function sampleBody(spec: Specification, {body}: Operation): RequestBodySample | undefined {
  const preferred = preferredMedia(body?.content);
  if (preferred === undefined) return undefined;
  const [mediaType, media] = preferred;
  const value = examplesOf(spec, media, 'request')[0]?.value;
  const text = typeof value === 'string' ? value : undefined;
  const fallback = text === undefined ? 'file' : 'text';
  return {
    mediaType,
    kind: kinds.find(([regex]) => regex.test(mediaType))?.[1] ?? fallback,
    value: value === undefined ? {} : value,
    text: text ?? '',
    fields: bodyFields(value, spec, media),
  };
}

/** A value and where it goes: into the path, the query, a header or a cookie. */
type Part = readonly [place: string, name: string, value: string];

/** The credentials of the first accepted combination. */
function credentialParts(spec: Specification, {security: [first = {}]}: Operation): Part[] {
  return schemesOf(spec, first).flatMap(({scheme}): Part[] => {
    const of = credentialOf(scheme);
    return of === undefined ? [] : [[of.place, of.field, `${of.prefix}${of.placeholder}`]];
  });
}

/** The example request of an operation, with placeholders for credentials. */
export function requestSample(spec: Specification, operation: Operation): RequestSample {
  const parts: Part[] = [
    ...credentialParts(spec, operation),
    ...operation.parameters
      .filter((parameter) => parameter.in === 'path' || isShown(parameter))
      .flatMap((parameter) =>
        parameterValues(spec, parameter).map((pair): Part => [parameter.in, ...pair]),
      ),
  ];
  const partsOf = (place: string) => parts.filter((part) => part[0] === place);
  const body = sampleBody(spec, operation);
  const cookies = partsOf('cookie').map(([, name, value]) => `${name}=${value}`);
  const headers = [
    ...partsOf('header').map(([, name, value]) => [name, value] as const),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ...(body && body.kind !== 'multipart' ? [['Content-Type', body.mediaType] as const] : []),
  ];
  const path = partsOf('path').reduce(
    (template, [, name, value]) => template.replace(`{${name}}`, () => encodeURIComponent(value)),
    operation.path,
  );
  const query = partsOf('query').map((part) => part.slice(1).map(encodeURIComponent).join('='));
  const search = query.length === 0 ? '' : `?${query.join('&')}`;
  const url = `${serverUrl(operation.servers[0])}${path}${search}`;
  return {method: operation.method.toUpperCase(), url, headers, body};
}
