/**
 * Converts the values of the console's form to a call of `fetch`. `Console.tsx` calls `buildCall` when the form is
 * submitted.
 */
import {parseExactJson} from '@site/src/lib/exactNumber';
import {buildRequest, type ParameterValue} from '../../shared/request/request';
import type {ConsoleBody, ConsoleData, ConsoleParameter} from '../../shared/types';
import {CallError, type ConsoleCall} from './send';

/** Returns the name of a parameter's form field: `query limit`. It is also the React key. */
export function parameterKey({place, name}: ConsoleParameter): string {
  return `${place} ${name}`;
}

/** Name of the form field of a part. Several parts may have the same name. */
export function partKey(index: number): string {
  return `part ${index}`;
}

/** Name of the form field for a body that is a file. */
export const FILE_FIELD = 'file';

/** `buildRequest` encodes such characters for samples. Here the reader can correct them. @throws CallError */
function checkCharacters(text: string): void {
  if (/[^\t -\u{FF}]/u.test(text)) throw new CallError('characters');
}

/** @throws CallError when the name or value has a character that HTTP does not allow in headers */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new CallError('characters');
  }
}

function textOf(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

/** A value with a media type is JSON if it can be read as JSON. */
function readValue({rule, isList}: ConsoleParameter, text: string): unknown {
  if (isList === true) return text.split(/\r?\n/).filter(Boolean);
  if (rule.mediaType === undefined) return text;
  try {
    return parseExactJson(text);
  } catch {
    return text;
  }
}

/** The parameters that the reader filled in. The fields of an object become one parameter. */
function parametersOf({parameters}: ConsoleData, values: FormData): ParameterValue[] {
  const found = new Map<string, ParameterValue>();
  for (const field of parameters) {
    const {place, rule, key} = field;
    const text = textOf(values, parameterKey(field));
    if (text === '' && place !== 'path') continue;
    if (place === 'header') checkCharacters(text);
    const id = `${place} ${rule.name}`;
    const value = readValue(field, text);
    const earlier = found.get(id)?.value;
    const whole = typeof earlier === 'object' ? {...earlier} : {};
    found.set(id, {...rule, value: key === undefined ? value : {...whole, [key]: value}});
  }
  return [...found.values()];
}

function credentialOf({credential}: ConsoleData, values: FormData): ParameterValue[] {
  const value = textOf(values, 'credential').trim();
  if (credential === undefined || value === '') return [];
  const {place, field, prefix} = credential;
  checkCharacters(value);
  return [{place, name: field, prefix, value}];
}

/** The body as `fetch` takes it. The browser adds the boundary of a form. */
function bodyOf({kind, parts = []}: ConsoleBody, values: FormData): BodyInit {
  if (kind === 'file') return values.get(FILE_FIELD) ?? '';
  if (kind !== 'multipart') return textOf(values, 'body');
  const form = new FormData();
  for (const [index, {name, isFile, contentType}] of parts.entries()) {
    for (const value of values.getAll(partKey(index))) {
      // A field without a chosen file has a file without a name.
      if (value instanceof File && value.name === '') continue;
      const isPlain = isFile || contentType === undefined;
      if (isPlain) form.append(name, value);
      else form.append(name, new Blob([value], {type: contentType}));
    }
  }
  return form;
}

/**
 * Builds the call for the values of the form. The call sends no cookies, and follows no redirect, which would send the
 * credential to a server that the reader did not choose. Empty query and header parameters are left out.
 *
 * @throws CallError when the credential, a header, or the media type has a character that HTTP does not allow
 */
export function buildCall(operation: ConsoleData, values: FormData): ConsoleCall {
  const {method, path, bodies} = operation;
  const server = textOf(values, 'server').replace(/\/+$/, '');
  const parameters = [...credentialOf(operation, values), ...parametersOf(operation, values)];
  const request = buildRequest({method, server, path, parameters});
  const headers = new Headers();
  for (const [name, value] of request.headers) setHeader(headers, name, value);
  // If there is only one media type, the form has no field for it.
  const mediaType = textOf(values, 'mediaType');
  const body = bodies.find((each) => each.mediaType === mediaType) ?? bodies[0];
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  if (hasBody && body.kind !== 'multipart') setHeader(headers, 'Content-Type', body.mediaType);
  return {
    url: request.url,
    init: {
      method,
      headers,
      body: hasBody ? bodyOf(body, values) : undefined,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
    },
  };
}
