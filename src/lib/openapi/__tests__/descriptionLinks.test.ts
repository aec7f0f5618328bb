import {describe, expect, it} from 'vitest';
import {descriptionLinks, rebaseLinks} from '../descriptionLinks';
import {Specification} from '../specification';

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

describe('links in descriptions that start with a slash', () => {
  it('get the address of the author’s site; code and examples stay as they are', async () => {
    const spec = new Specification('openapi/a.json', text);
    await rebaseLinks(spec, 'https://example.org/docs/');
    expect(spec.document.info.description).toBe(
      'See [one](https://example.org/docs/one?a#b), [two](<https://example.org/docs/two>), `[no](/code)`, [ref] and <a href="https://example.org/docs/three">3</a>.\n\n[ref]: https://example.org/docs/four',
    );
    expect(JSON.stringify(spec.document)).toContain('[data](/data)');
    expect(JSON.stringify(spec.document)).toContain('[hook](https://example.org/docs/hook)');
  });

  it('are collected with their pages and an error message', async () => {
    const links = await descriptionLinks(new Specification('openapi/a.json', text));
    const pages = links.map(({page}) => page);
    expect(pages).toEqual(['/one', '/two', '/three', '/four', '/one', '/hook']);
    expect(links[1]?.message).toBe(
      "openapi/a.json:1:68 (#/info/description): no page of this site has the address /two. If the link is to another site, set linkBase for the API in src/config/apis.ts, for example linkBase: 'https://example.org'",
    );
  });
});

it('many links in a large file are located without parsing it again for each', async () => {
  const text = JSON.stringify('More text about it. '.repeat(150));
  const paths = Array.from(
    {length: 300},
    (_, index) =>
      `  /a${index}:\n    get: {description: 'See [it](/page-${index}).', responses: {}}\n    put: {description: ${text}}\n`,
  );
  const yaml = `openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n${paths.join('')}`;
  expect(yaml.length).toBeGreaterThan(800_000);
  const links = await descriptionLinks(new Specification('openapi/large.yaml', yaml));
  expect(links).toHaveLength(300);
  expect(links[299]?.message).toContain(
    'openapi/large.yaml:902:24 (#/paths/~1a299/get/description)',
  );
});
