import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadSpecification} from '../load';
import {pointerKeys, pointerToken, Specification} from '../specification';

describe('JSON pointers', () => {
  it.each(['/a~b', '~1', '100%', '%25', '', 'ä b'])('keep the key %j', (key) => {
    expect(pointerKeys(`#/paths/${pointerToken(key)}`)).toEqual(['paths', key]);
  });

  it('have no keys for the whole file', () => {
    expect(['', '#', '#/'].map(pointerKeys)).toEqual([[], [], []]);
  });

  it('find the value of an empty key', () => {
    const spec = new Specification('a.yaml', "paths: {'': {get: 1}}");
    expect(spec.find('#/paths//get')).toBe(1);
  });
});

describe('Specification', () => {
  it('reports invalid JSON with line and column', () => {
    expect(() => new Specification('a.json', '{"openapi": "3.0.3",\n "info": {,}')).toThrow(
      /^a\.json:2:11: not valid JSON: /,
    );
  });

  it('reports a key that JSON repeats in one object', () => {
    const source = (b: string) => `{"a": {"b": "\\"a\\": {", "c": [{"a": 1}]},\n "${b}": 1}`;
    expect(() => new Specification('a.json', source('a'))).toThrow(
      'a.json:2:2: an object has the key "a" twice. Remove or rename one of them',
    );
    expect(() => new Specification('a.json', source('b'))).not.toThrow();
  });

  it('reports invalid YAML with line and column', () => {
    expect(() => new Specification('a.yaml', 'openapi: 3.0.3\npaths: [\n')).toThrow(
      /^a\.yaml:\d+:\d+: not valid YAML: /,
    );
  });

  it('reads YAML 1.2, in which hashes, dates, and yes are text', () => {
    const {document} = new Specification(
      'a.yaml',
      'info: {title: 0b11, version: 2020-01-01, x: 010, y: 0x1F, z: yes}\n',
    );
    expect(document.info).toEqual({title: '0b11', version: '2020-01-01', x: 10, y: 31, z: 'yes'});
  });
});

it('a file may start with a byte order mark', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'specification-'));
  writeFileSync(path.join(folder, 'a.json'), '\u{FEFF}{"openapi": "3.1.0"}');
  expect(loadSpecification(folder, {specPath: 'a.json'}, {}).document.openapi).toBe('3.1.0');
});
