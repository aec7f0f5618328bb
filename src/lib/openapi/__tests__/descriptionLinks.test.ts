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

  it('are collected', async () => {
    const links = await descriptionLinks(new Specification('openapi/a.json', text));
    expect(links).toEqual(['/one?a#b', '/two', '/three', '/four', '/one', '/hook']);
  });
});
