import {describe, expect, it} from 'vitest';
import type {
  ConsoleBody,
  ConsoleData,
  ConsoleParameter,
} from '@site/src/plugins/api-reference/shared/types';
import {buildCall} from '../request';
import {CallError} from '../send';

const field = (place: string, name: string, more: Partial<ConsoleParameter> = {}) => ({
  ...{name, place, rule: {name, place}, required: false, value: ''},
  ...more,
});

const data: ConsoleData = {
  segment: 'db',
  method: 'POST',
  path: '/things/{id}',
  servers: ['/api'],
  parameters: [field('path', 'id'), field('query', 'q'), field('header', 'X-Trace')],
  bodies: [{kind: 'json', mediaType: 'application/json', examples: [{name: '', text: '{}'}]}],
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
    const ids = field('query', 'ids', {isList: true});
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
    const bodies = [{kind: 'text', mediaType: 'text/→', examples: []}] as const;
    expect(() => buildCall({...data, bodies}, values)).toThrow(error);
  });

  it('sends no credential when none was entered', () => {
    const {init} = buildCall(data, valuesWith({credential: ' '}));
    expect((init.headers as Headers).has('authorization')).toBe(false);
  });

  it('puts an API key into the query if the scheme says so', () => {
    const key = {name: 'key', place: 'query', field: 'api_key', prefix: ''} as const;
    expect(buildCall({...data, credential: key}, values).url).toMatch(/[?]api_key=secret&/);
  });

  it('sends no body with GET', () => {
    const {init} = buildCall({...data, method: 'GET'}, values);
    expect(init.body).toBeUndefined();
    expect((init.headers as Headers).has('content-type')).toBe(false);
  });

  it('writes lists and objects as their parameter says', () => {
    const day = {name: 'day', place: 'query', style: 'deepObject'};
    const short = {name: 'short', place: 'query', explode: false};
    const parameters = [
      field('query', 'day[from]', {rule: day, key: 'from'}),
      field('query', 'day[to]', {rule: day, key: 'to'}),
      field('query', 'short', {rule: short, isList: true}),
      field('query', 'json', {rule: {name: 'json', place: 'query', mediaType: 'application/json'}}),
    ];
    const filled = valuesWith();
    const texts = {'day[from]': '1', 'day[to]': '2', short: 'a\nb', json: '[1]'};
    for (const [name, text] of Object.entries(texts)) filled.set(`query ${name}`, text);
    const {url} = buildCall({...data, path: '/x', parameters}, filled);
    expect(decodeURIComponent(url)).toBe('/api/x?day[from]=1&day[to]=2&short=a,b&json=[1]');
  });

  it('sends a form with its files, and leaves the boundary to the browser', async () => {
    const body: ConsoleBody = {
      ...{kind: 'multipart', mediaType: 'multipart/form-data', examples: []},
      parts: [
        {name: 'note', isFile: false, text: 'hello'},
        {name: 'meta', isFile: false, text: '{}', contentType: 'application/json'},
        {name: 'chart', isFile: true, text: ''},
        {name: 'none', isFile: true, text: ''},
      ],
    };
    const filled = valuesWith();
    filled.set('part 0', 'hi');
    filled.set('part 1', '{"a":1}');
    for (const name of ['a.png', 'b.png']) filled.append('part 2', new File(['x'], name));
    filled.set('part 3', new File([], ''));
    const {init} = buildCall({...data, bodies: [body]}, filled);
    expect((init.headers as Headers).has('content-type')).toBe(false);
    const form = init.body as FormData;
    expect(form.get('note')).toBe('hi');
    expect(form.get('meta')).toMatchObject({type: 'application/json'});
    expect(form.getAll('chart').map((file) => (file as File).name)).toEqual(['a.png', 'b.png']);
    expect(form.has('none')).toBe(false);
  });

  it('sends a file as it is', () => {
    const body: ConsoleBody = {kind: 'file', mediaType: 'image/png', examples: []};
    const filled = valuesWith();
    const file = new File(['x'], 'a.png');
    filled.set('file', file);
    const {init} = buildCall({...data, bodies: [body]}, filled);
    expect(init.body).toBeInstanceOf(File);
    expect((init.headers as Headers).get('content-type')).toBe('image/png');
  });
});
