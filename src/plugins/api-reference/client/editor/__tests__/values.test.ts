import {describe, expect, it} from 'vitest';
import {ExactNumber} from '../../../../../lib/exactNumber';
import type {SampleValue} from '../../../shared/types';
import {jsonSample} from '../../__tests__/jsonSample';
import type {Target} from '../../ownValues';
import {
  editableValues,
  nameOf,
  parseValue,
  pathKey,
  remoteAddress,
  withValues,
  type EditableValue,
} from '../values';

const shared: readonly SampleValue[] = [
  {key: 'a.address', kind: 'address', text: 'https://a.example', sandbox: 'http://localhost:1'},
  {key: 'a.token', kind: 'credential', text: 'YOUR_JWT', sandbox: 'sandbox-token'},
  {key: 'a.schema', kind: 'id', text: 'schema-1', name: 'Schema id'},
];
const template = jsonSample({schema: 'schema-1', data: [{n: 1, ok: true, none: null}]});
const noChanges = new Map<string, unknown>();

function valuesFor(target: Target, own = {}, changes: ReadonlyMap<string, unknown> = noChanges) {
  return editableValues(template, shared, {target, own, changes});
}

describe('the values of a request', () => {
  it('are those of the sandbox or of the node, with what the reader typed for each', () => {
    const own = {'a.token': 'mine', 'a.token.sandbox': 'other', 'a.schema': 'schema-2'};
    const requestFor = (target: Target) => withValues(template, valuesFor(target, own));
    const node = requestFor('node');
    expect(node.server).toBe('https://a.example');
    expect(node.parameters[0]?.value).toBe('mine');
    expect(node.body?.value).toEqual({
      schema: 'schema-2',
      data: [{n: 1, ok: true, none: null}],
    });
    const sandbox = requestFor('sandbox');
    expect(sandbox.server).toBe('http://localhost:1');
    expect(sandbox.parameters[0]?.value).toBe('other');
  });

  it('include what the reader changed on the page', () => {
    const changes = new Map([[pathKey(['body', 'data', 0, 'n']), 7]]);
    const {body} = withValues(template, valuesFor('node', {}, changes));
    expect(body?.value).toMatchObject({data: [{n: 7, ok: true}]});
  });

  it('have names, and null is none of them', () => {
    const names = [...valuesFor('node').values()].map(nameOf);
    expect(names).toEqual(['Address', 'Token or key', 'Schema id', 'data[0].n', 'data[0].ok']);
  });
});

describe('what a reader types', () => {
  const value = (example: unknown, kind?: SampleValue['kind']): EditableValue => ({
    path: ['body', 'a'],
    example,
    preset: example,
    value: example,
    shared: kind && {key: 'k', kind, text: String(example)},
  });

  it.each([
    [value('a'), 'it\'s `a` "b"\n', 'it\'s `a` "b"\n'],
    [value('a'), '', ''],
    [value('a'), 'x\u{E001}y', 'xy'],
    [value(1), ' -7.5 ', -7.5],
    [value(1), '7.', undefined],
    [value(1), '', undefined],
    [value(1), '"1"', undefined],
    [value(true), 'false', false],
    [value(true), 'no', undefined],
    [value('https://a.example', 'address'), ' http://localhost:9181/ ', 'http://localhost:9181'],
    [value('https://a.example', 'address'), 'localhost:9181', undefined],
    [value('https://a.example', 'address'), 'https://user:secret@a.example', undefined],
    [value('YOUR_JWT', 'credential'), ' a.b-1.c_2 ', 'a.b-1.c_2'],
    [value('YOUR_JWT', 'credential'), ' ', undefined],
  ])('%o and %j gives %j', (example, typed, expected) => {
    expect(parseValue(typed, example)).toBe(expected);
  });

  it('keeps the digits of a number', () => {
    const parsed = parseValue('9223372036854775807', value(1));
    expect(parsed).toBeInstanceOf(ExactNumber);
    expect(String(parsed)).toBe('9223372036854775807');
  });
});

describe('a secret of the reader', () => {
  it('goes to another machine unless its address is local', () => {
    const own = {'a.token': 'mine'};
    expect(remoteAddress(shared, 'node', {})).toBeUndefined();
    expect(remoteAddress(shared, 'node', own)).toBe('https://a.example');
    for (const local of ['http://localhost:1', 'http://127.0.0.1', 'http://[::1]:9181'])
      expect(remoteAddress(shared, 'node', {...own, 'a.address': local})).toBeUndefined();
    for (const remote of ['http://localhost.example', 'http://127.0.0.1.example'])
      expect(remoteAddress(shared, 'node', {...own, 'a.address': remote})).toBe(remote);
    expect(remoteAddress(shared, 'sandbox', {'a.token.sandbox': 'mine'})).toBeUndefined();
  });
});
