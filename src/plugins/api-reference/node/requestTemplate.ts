/** The example request of an operation, as plain data (`shared/request`). */
import {printExactJson} from '../../../lib/exactNumber';
import type {
  MediaTypeObject,
  ParameterObject,
  RequestBodyObject,
  Schema,
} from '../../../lib/openapi/document';
import type {Operation} from '../../../lib/openapi/operations';
import {flatten} from '../../../lib/openapi/schema';
import {isDictionary, type Specification} from '../../../lib/openapi/specification';
import type {
  BodyTemplate,
  FieldRule,
  ParameterValue,
  RequestTemplate,
} from '../shared/request/request';
import {examplesOf, hasExample} from './examples';
import {
  isBinaryType,
  isFormType,
  isMultipartType,
  jsonTypeRegex,
  linesTypeRegex,
  printLines,
} from './mediaTypes';
import {sampleOf} from './sample';
import {credentialField, schemesOf} from './security';
import {serverUrl} from './servers';

/** Headers that an HTTP client sets itself: a sample that sets them fails. */
const CLIENT_HEADERS = [
  ...['connection', 'content-length', 'expect', 'host', 'keep-alive', 'te', 'trailer'],
  ...['transfer-encoding', 'upgrade'],
];

/**
 * Whether samples contain a parameter: it is required, part of the path, or its author gave an example. The field of the
 * console (`consoleData.ts`) is filled then.
 */
export function isInSamples(spec: Specification, parameter: ParameterObject): boolean {
  const {in: place, required, content = {}} = parameter;
  const [media] = Object.values(content);
  return place === 'path' || required === true || hasExample(spec, {...media, ...parameter});
}

/** Returns a parameter with its example value, and with the rules by which it is sent. */
export function parameterValue(spec: Specification, parameter: ParameterObject): ParameterValue {
  const {name, in: place, style, explode, allowReserved} = parameter;
  const [content] = Object.entries(parameter.content ?? {});
  const [mediaType, media] = content ?? [];
  // An empty value would not be sent.
  const [example] = examplesOf(spec, {schema: {}, ...media, ...parameter}, 'request', 'string');
  return {name, place, style, explode, allowReserved, mediaType, value: example?.value};
}

/** Whether a string is a file: of OpenAPI 3.0 (`format: binary`), or of 3.1 (`contentMediaType` without an encoding). */
function isFile(spec: Specification, schema: Schema | undefined, contentType = ''): boolean {
  const {types, own, choices} = flatten(spec, schema ?? {});
  const alternatives = choices.flatMap((group) => group.choices);
  if (alternatives.some((choice) => isFile(spec, choice, contentType))) return true;
  if (types.length > 0 && !types.includes('string')) return false;
  const {format, contentEncoding, contentMediaType = contentType} = own;
  if (format === 'binary' || contentEncoding === 'binary') return true;
  return contentEncoding === undefined && isBinaryType(contentMediaType);
}

/** How a property of a form is sent. */
function fieldRule(
  spec: Specification,
  name: string,
  schema: Schema,
  {encoding = {}}: MediaTypeObject,
  isMultipart: boolean,
): FieldRule {
  const given = Object.hasOwn(encoding, name) ? (encoding[name] ?? {}) : {};
  const {style, explode, allowReserved} = given;
  // Several types are allowed: the first one is sent. `image/*` is not a type that a part can have.
  const [first = ''] = (given.contentType ?? '').split(',');
  // Plain text is the default, and saying so would make it a file in browsers.
  const isDefault = first === '' || first.includes('*') || first.trim() === 'text/plain';
  const contentType = isDefault ? undefined : first.trim();
  const {own, types} = flatten(spec, schema);
  const isList = types.includes('array');
  const inner = isList && own.items !== undefined ? own.items : schema;
  if (isMultipart && isFile(spec, inner, first)) return {kind: 'file', contentType};
  const hasStyle = style !== undefined || explode !== undefined || allowReserved !== undefined;
  // OpenAPI 3.0 has these fields only for urlencoded forms.
  const isStyled = hasStyle && !(isMultipart && spec.document.openapi.startsWith('3.0'));
  if (isStyled) return {kind: 'pairs', style, explode, allowReserved};
  if (contentType !== undefined && jsonTypeRegex.test(contentType))
    return {kind: 'json', contentType};
  return isMultipart ? {contentType} : {};
}

/** The schema of a property, which may be part of an alternative. */
function propertySchema(spec: Specification, schema: Schema, name: string): Schema | undefined {
  const {properties, choices, own} = flatten(spec, schema);
  const alternatives = choices.flatMap((group) => group.choices);
  const inner = alternatives.map((choice) => propertySchema(spec, choice, name));
  return properties.get(name) ?? inner.find(Boolean) ?? own.additionalProperties;
}

function fieldRules(
  spec: Specification,
  media: MediaTypeObject,
  value: object,
  isMultipart: boolean,
): Record<string, FieldRule> {
  const {schema = {}} = media;
  const names = new Set([
    ...[...flatten(spec, schema).properties.keys()],
    ...[...Object.keys(media.encoding ?? {}), ...Object.keys(value)],
  ]);
  const rules = [...names].map((name) => {
    const property = propertySchema(spec, schema, name) ?? {};
    return [name, fieldRule(spec, name, property, media, isMultipart)] as const;
  });
  return Object.fromEntries(rules);
}

/** The kind of a body. In types of which nothing is known, an example is text, but not an object that is made up. */
function bodyKind(
  spec: Specification,
  mediaType: string,
  media: MediaTypeObject,
  value: unknown,
): BodyTemplate['kind'] {
  const {schema} = media;
  const isJsonFile = typeof value === 'string' && isFile(spec, schema);
  if (jsonTypeRegex.test(mediaType)) return isJsonFile ? 'file' : 'json';
  // A text is the form as it is sent.
  if (isFormType(mediaType)) return typeof value === 'string' ? 'text' : 'form';
  if (isMultipartType(mediaType)) return 'multipart';
  // `*/*` means any type, of which JSON is the usual one for an object.
  if (/^(?:\*|application)\/\*/.test(mediaType) && typeof value === 'object') return 'json';
  // An author who gives an object shows how it is sent. A text may only stand for bytes.
  if (typeof value !== 'string' && hasExample(spec, media)) return 'text';
  if (isBinaryType(mediaType) || isFile(spec, schema, mediaType)) return 'file';
  const isMadeUpObject = typeof value === 'object' && !/^text\/plain/i.test(mediaType);
  return value === undefined || isMadeUpObject ? 'file' : 'text';
}

/** A type that a request can have instead of a range: `image/*` and `*\/*` only say what the API accepts. */
function concreteType(mediaType: string, kind: BodyTemplate['kind']): string {
  if (!mediaType.includes('*')) return mediaType;
  if (kind === 'json') return 'application/json';
  if (kind === 'text') return 'text/plain';
  return mediaType.startsWith('image/') ? 'image/png' : 'application/octet-stream';
}

/** An example as the media type can have it. */
function bodyValue(
  spec: Specification,
  mediaType: string,
  {schema}: MediaTypeObject,
  example: unknown,
): unknown {
  if (linesTypeRegex.test(mediaType) && typeof example === 'object') {
    return `${printLines(example)}\n`;
  }
  // A text is not the parts of a body.
  const isNoForm = isMultipartType(mediaType) && typeof example === 'string';
  return isNoForm ? sampleOf(spec, schema, 'request') : example;
}

/** Returns the body of a media type with an example. The console sends it, too. */
export function bodyTemplate(
  spec: Specification,
  mediaType: string,
  media: MediaTypeObject,
  example: unknown = examplesOf(spec, media, 'request')[0]?.value,
): BodyTemplate {
  const value = bodyValue(spec, mediaType, media, example);
  const kind = bodyKind(spec, mediaType, media, value);
  const isForm = kind === 'form' || kind === 'multipart';
  const isJsonText = kind === 'text' && typeof value === 'object';
  const sent = value === undefined ? {} : value;
  return {
    kind,
    mediaType: concreteType(mediaType, kind),
    value: isJsonText ? printExactJson(value) : sent,
    fields: isForm
      ? fieldRules(spec, media, isDictionary(value) ? value : {}, kind === 'multipart')
      : undefined,
  };
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

/** The credentials of the first combination that the operation accepts. */
function credentials(spec: Specification, {security}: Operation): ParameterValue[] {
  const [first = {}] = security;
  return schemesOf(spec, first).flatMap(({scheme}): ParameterValue[] => {
    const credential = credentialField(scheme);
    if (credential === undefined) return [];
    const {place, field, prefix, placeholder} = credential;
    return [{place, name: field, prefix, value: placeholder}];
  });
}

/**
 * Returns the example request of an operation, with placeholders for credentials. Optional parameters without an
 * example are left out. The address of a server with a scheme is not checked.
 *
 * @throws TypeError or URIError for an address of a server without a scheme that is not a valid URL, such as `//[x` or
 *   `/%ff` (`serverUrl`)
 */
export function requestTemplate(spec: Specification, operation: Operation): RequestTemplate {
  const secrets = credentials(spec, operation);
  const isSecret = ({in: place, name}: ParameterObject) =>
    secrets.some((secret) => secret.place === place && secret.name === name);
  const parameters = operation.parameters
    .filter((parameter) => isInSamples(spec, parameter) && !isSecret(parameter))
    .filter(
      ({in: place, name}) => place !== 'header' || !CLIENT_HEADERS.includes(name.toLowerCase()),
    )
    .map((parameter) => parameterValue(spec, parameter));
  const preferred = preferredMedia(operation.body?.content);
  return {
    method: operation.method.toUpperCase(),
    server: serverUrl(operation.servers[0]),
    path: operation.path,
    parameters: [...secrets, ...parameters],
    body: preferred && bodyTemplate(spec, ...preferred),
  };
}
