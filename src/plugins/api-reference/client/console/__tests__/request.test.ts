import {describe, expect, it} from 'vitest';
import type {ConsoleData} from '@site/src/plugins/api-reference/shared/types';
import {buildCall} from '../request';
import {CallError} from '../send';

const data: ConsoleData = {
  segment: 'db',
  method: 'POST',
  path: '/things/{id}',
  servers: ['/api'],
  parameters: [
    {name: 'id', place: 'path', required: true, value: ''},
    {name: 'q', place: 'query', required: false, value: ''},
    {name: 'X-Trace', place: 'header', required: false, value: ''},
  ],
  bodies: [{mediaType: 'application/json', examples: [{name: '', text: '{}'}]}],
  credential: {name: 'jwt', place: 'header', field: 'Authorization', prefix: 'Bearer '},
};
const entered = {
  server: '/api/',
  credential: 'secret',
  'path id': 'a/b $&',
  'query q': 'x&y',
  'header X-Trace': '',
  body: '{"a": 1}',
};
const valuesWith = (changes: Partial<typeof entered> = {}): FormData => {
  const values = new FormData();
  for (const [name, value] of Object.entries({...entered, ...changes})) values.set(name, value);
  return values;
};
const values = valuesWith();

describe('buildCall', () => {
  it('encodes each value, and leaves out empty ones', () => {
    const {url, init} = buildCall(data, values);
    expect(url).toBe('/api/things/a%2Fb%20%24%26?q=x%26y');
    expect([...(init.headers as Headers)]).toEqual([
      ['authorization', 'Bearer secret'],
      ['content-type', 'application/json'],
    ]);
    expect(init.body).toBe('{"a": 1}');
  });

  it('sends each line of a list, without empty ones', () => {
    const ids = {name: 'ids', place: 'query', required: false, value: '', isList: true};
    const lines = new FormData();
    lines.set('query ids', '1\r\na,b\n\n');
    const call = buildCall({...data, path: '/things', parameters: [ids]}, lines);
    expect(call.url).toBe('/things?ids=1&ids=a%2Cb');
  });

  it('never sends cookies, and follows no redirect', () => {
    expect(buildCall(data, values).init).toMatchObject({credentials: 'omit', redirect: 'manual'});
  });

  it('rejects characters that headers cannot have', () => {
    const error = new CallError('characters');
    expect(() => buildCall(data, valuesWith({credential: 'schlüssel€'}))).toThrow(error);
    expect(() => buildCall(data, valuesWith({'header X-Trace': '→'}))).toThrow(error);
    const bodies = [{mediaType: 'text/→', examples: []}];
    expect(() => buildCall({...data, bodies}, values)).toThrow(error);
  });

  it('sends no credential when none was entered', () => {
    const {init} = buildCall(data, valuesWith({credential: ' '}));
    expect((init.headers as Headers).has('authorization')).toBe(false);
  });

  it('puts an API key into the query if the scheme says so', () => {
    const key = {name: 'key', place: 'query', field: 'api_key', prefix: ''} as const;
    expect(buildCall({...data, credential: key}, values).url).toMatch(/&api_key=secret$/);
  });

  it('sends no body with GET', () => {
    const {init} = buildCall({...data, method: 'GET'}, values);
    expect(init.body).toBeUndefined();
    expect((init.headers as Headers).has('content-type')).toBe(false);
  });
});
