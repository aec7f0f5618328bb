/** From the console's form to a call of fetch. No React: rules only. */
import type {ConsoleData, ConsoleParameter} from '../../shared/types';
import {CallError} from './send';

export interface ConsoleCall {
  readonly url: string;
  readonly init: RequestInit;
}

/** Name of a parameter's control in the form. */
export const parameterKey = ({place, name}: ConsoleParameter): string => `${place} ${name}`;

/** @throws CallError when the value has a character that no header can carry */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new CallError('characters');
  }
}

/**
 * The call for what was entered into the form. Cookies are never sent (`credentials` is `omit`), and a redirect is not
 * followed: it would take the credential to a server that the reader did not choose.
 *
 * @throws CallError when a value cannot be sent
 */
export function buildCall(data: ConsoleData, values: FormData): ConsoleCall {
  const entered = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  const headers = new Headers();
  const query = new URLSearchParams();
  let {path} = data;
  for (const parameter of data.parameters) {
    const value = entered(parameterKey(parameter));
    if (parameter.place === 'path') {
      path = path.replace(`{${parameter.name}}`, () => encodeURIComponent(value));
    } else if (value !== '') {
      if (parameter.place === 'query') query.append(parameter.name, value);
      if (parameter.place === 'header') setHeader(headers, parameter.name, value);
    }
  }
  const {credential: scheme} = data;
  const credential = entered('credential').trim();
  if (scheme !== undefined && credential !== '') {
    if (scheme.place === 'query') query.append(scheme.field, credential);
    else setHeader(headers, scheme.field, `${scheme.prefix}${credential}`);
  }
  const withBody = data.bodies.length > 0 && data.method !== 'GET' && data.method !== 'HEAD';
  if (withBody) {
    // With one media type there is nothing to choose.
    headers.set('Content-Type', entered('mediaType') || (data.bodies[0]?.mediaType ?? ''));
  }
  const search = query.toString();
  return {
    url: `${entered('server').replace(/\/+$/, '')}${path}${search === '' ? '' : `?${search}`}`,
    init: {
      method: data.method,
      headers,
      body: withBody ? entered('body') : undefined,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
    },
  };
}
