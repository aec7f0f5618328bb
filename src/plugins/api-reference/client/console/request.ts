/**
 * Converts the values of the console's form to a call of `fetch`. `Console.tsx` calls `buildCall` when the form is
 * submitted.
 */
import type {ConsoleData, ConsoleParameter} from '../../shared/types';
import {CallError, type ConsoleCall} from './send';

/** Returns the name of a parameter's form field: `query limit`. It is also the React key. */
export function parameterKey({place, name}: ConsoleParameter): string {
  return `${place} ${name}`;
}

/** @throws CallError when the name or value has a character that HTTP does not allow in headers */
function setHeader(headers: Headers, name: string, value: string): void {
  try {
    headers.set(name, value);
  } catch {
    throw new CallError('characters');
  }
}

/**
 * Builds the call for the values of the form. The call sends no cookies, and follows no redirect, which would send the
 * credential to a server that the reader did not choose. Empty query and header parameters are left out.
 *
 * @throws CallError when the credential, a header, or the media type has a character that HTTP does not allow
 */
export function buildCall(operation: ConsoleData, values: FormData): ConsoleCall {
  const valueOf = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  const headers = new Headers();
  const query = new URLSearchParams();
  let {path} = operation;
  for (const parameter of operation.parameters) {
    const value = valueOf(parameterKey(parameter));
    if (parameter.place === 'path') {
      path = path.replace(`{${parameter.name}}`, () => encodeURIComponent(value));
    } else if (value !== '') {
      if (parameter.place === 'query') {
        const entries = parameter.isList === true ? value.split(/\r?\n/).filter(Boolean) : [value];
        for (const entry of entries) query.append(parameter.name, entry);
      }
      if (parameter.place === 'header') setHeader(headers, parameter.name, value);
    }
  }
  const {method, bodies} = operation;
  const scheme = operation.credential;
  const credential = valueOf('credential').trim();
  if (scheme !== undefined && credential !== '') {
    if (scheme.place === 'query') query.append(scheme.field, credential);
    else setHeader(headers, scheme.field, `${scheme.prefix}${credential}`);
  }
  const hasBody = bodies.length > 0 && method !== 'GET' && method !== 'HEAD';
  if (hasBody) {
    // If there is only one media type, the form has no field for it.
    setHeader(headers, 'Content-Type', valueOf('mediaType') || (bodies[0]?.mediaType ?? ''));
  }
  const server = valueOf('server').replace(/\/+$/, '');
  const search = query.toString();
  return {
    url: `${server}${path}${search === '' ? '' : `?${search}`}`,
    init: {
      method,
      headers,
      body: hasBody ? valueOf('body') : undefined,
      credentials: 'omit',
      redirect: 'manual',
      cache: 'no-store',
    },
  };
}
