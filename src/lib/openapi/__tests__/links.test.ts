import {describe, expect, it} from 'vitest';
import {pageLinks, rebaseLinks} from '../links';
import {specOf} from './helpers';

const text = JSON.stringify({
  openapi: '3.0.3',
  info: {
    title: 'T',
    version: '1',
    description:
      'See [one](/one?a#b), [two](</two>), `[no](/code)`, [ref] and <a href="/three">3</a>.\n\n[ref]: /four',
  },
  paths: {'/a': {get: {description: '[away](https://example.org/x) [here](/one)', responses: {}}}},
  'x-webhooks': {w: {post: {description: '[hook](/hook)'}}},
  components: {schemas: {A: {example: {description: '[data](/data)'}}}},
});

describe('links of descriptions that begin with a slash', () => {
  it('are put below the base of their author, code and examples left alone', () => {
    const spec = specOf(text, 'openapi/a.json');
    rebaseLinks(spec, 'https://example.org/docs/');
    expect(spec.document.info.description).toBe(
      'See [one](https://example.org/docs/one?a#b), [two](<https://example.org/docs/two>), `[no](/code)`, [ref] and <a href="https://example.org/docs/three">3</a>.\n\n[ref]: https://example.org/docs/four',
    );
    expect(JSON.stringify(spec.document)).toContain('[data](/data)');
    expect(JSON.stringify(spec.document)).toContain('[hook](https://example.org/docs/hook)');
  });

  it('have a page each, and what to say where it is missing: its place, in JSON of one line too, and the remedy', () => {
    const spec = specOf(text, 'openapi/a.json');
    const links = pageLinks(spec);
    const pages = links.map(({page}) => page);
    expect(pages).toEqual(['/one', '/two', '/three', '/four', '/one', '/hook']);
    const {pointer = '', problem = ''} = links[1] ?? {};
    expect(spec.error(pointer, problem).message).toBe(
      "openapi/a.json:1:68 (#/info/description): the link /two leads to no page of this site. If it means another, give the API a linkBase in src/config/apis.ts, such as linkBase: 'https://example.org'",
    );
  });
});

it('JSON that is none is named with line and column', () => {
  expect(() => specOf('{"openapi": "3.0.3",\n "info": {,}', 'openapi/a.json')).toThrow(
    /^openapi\/a\.json:2:11: not valid JSON: /,
  );
});

it('YAML is read by version 1.2, in which hashes and dates are text', () => {
  const {document} = specOf(
    'openapi: 3.0.3\ninfo: {title: 0b11, version: 2020-01-01, x: 010, y: 0x1F, z: yes}\npaths: {}\n',
    'openapi/a.yaml',
  );
  expect(document.info).toEqual({title: '0b11', version: '2020-01-01', x: 10, y: 31, z: 'yes'});
});
