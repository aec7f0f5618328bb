/** From the console's form to a call of fetch. No React: rules only. */
import type {ConsoleData, ConsoleParameter} from '../../shared/types';
import {CallError} from './send';

/** What the reader entered. Keys of `parameters` are `place name`. */
export interface ConsoleValues {
  readonly server: string;
  readonly credential: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly mediaType: string;
  readonly body: string;
}

export interface ConsoleCall {
  readonly url: string;
  readonly init: RequestInit;
}

export const parameterKey = ({place, name}: ConsoleParameter): string => `${place} ${name}`;

/** @throws CallError when the value has a character that no header can carry */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new CallError('characters');
  }
}

function addCredential(
  {credential: scheme}: ConsoleData,
  credential: string,
  headers: Headers,
  query: URLSearchParams,
): void {
  if (scheme === undefined || credential === '') return;
  if (scheme.place === 'query') query.append(scheme.field, credential);
  else setHeader(headers, scheme.field, `${scheme.prefix}${credential}`);
}

/**
 * The call for what was entered. Cookies are never sent (`credentials` is `omit`), and a redirect is not
 * followed: it would take the credential to a server that the reader did not choose.
 *
 * @throws CallError when a value cannot be sent
 */
export function buildCall(data: ConsoleData, values: ConsoleValues): ConsoleCall {
  const headers = new Headers();
  const query = new URLSearchParams();
  let {path} = data;
  for (const parameter of data.parameters) {
    const value = values.parameters[parameterKey(parameter)] ?? '';
    if (parameter.place === 'path') {
      path = path.replace(`{${parameter.name}}`, () => encodeURIComponent(value));
    } else if (value !== '') {
      if (parameter.place === 'query') query.append(parameter.name, value);
      if (parameter.place === 'header') setHeader(headers, parameter.name, value);
    }
  }
  addCredential(data, values.credential, headers, query);
  const withBody = data.bodies.length > 0 && data.method !== 'GET' && data.method !== 'HEAD';
  if (withBody) headers.set('Content-Type', values.mediaType);
  const search = query.toString();
  return {
    url: `${values.server.replace(/\/+$/, '')}${path}${search === '' ? '' : `?${search}`}`,
    init: {
      method: data.method,
      headers,
      body: withBody ? values.body : undefined,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
    },
  };
}
