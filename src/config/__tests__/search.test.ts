import {describe, expect, it} from 'vitest';
import {resolveProduct} from '../product';
import {resolveSearch} from '../search';

const resolve = (env: Record<string, string>) => resolveSearch(env, resolveProduct({}));

describe('search settings', () => {
  it('nothing configured: only the index built into the site', () => {
    expect(resolve({})).toMatchObject({hosted: null, indexName: 'nillion_docs'});
    expect(resolveSearch({}, resolveProduct({PRODUCT_SLUG: 'acme'})).indexName).toBe('acme_docs');
  });

  it('the hosted service', () => {
    expect(
      resolve({
        ALGOLIA_APP_ID: 'YOUR_APP_ID',
        ALGOLIA_SEARCH_KEY: 'YOUR_API_KEY',
        ALGOLIA_INDEX: 'other',
        ALGOLIA_HOSTS: 'http://localhost:3121,https://search.example.org',
      }),
    ).toMatchObject({
      indexName: 'other',
      hosted: {
        appId: 'YOUR_APP_ID',
        searchKey: 'YOUR_API_KEY',
        hosts: [
          {url: 'localhost', protocol: 'http', port: 3121},
          {url: 'search.example.org', protocol: 'https'},
        ],
        origins: ['http://localhost:3121', 'https://search.example.org'],
      },
    });
    const own = resolve({ALGOLIA_APP_ID: 'APP1', ALGOLIA_SEARCH_KEY: 'YOUR_API_KEY'}).hosted;
    expect(own?.origins).toEqual([
      'https://app1-dsn.algolia.net',
      'https://app1-1.algolianet.com',
      'https://app1-2.algolianet.com',
      'https://app1-3.algolianet.com',
    ]);
  });

  it.each([
    [{ALGOLIA_APP_ID: 'a'}, 'ALGOLIA_SEARCH_KEY is missing although ALGOLIA_APP_ID is set'],
    [{ALGOLIA_SEARCH_KEY: 'a'}, 'ALGOLIA_APP_ID is missing although ALGOLIA_SEARCH_KEY is set'],
    [{ALGOLIA_INDEX: 'a'}, 'ALGOLIA_APP_ID is missing although ALGOLIA_INDEX is set'],
    [
      {SEARCH_REPLACE_FROM: 'a'},
      'SEARCH_REPLACE_TO is missing although SEARCH_REPLACE_FROM is set: found "". Write for example SEARCH_REPLACE_TO=/',
    ],
    [{SEARCH_REPLACE_TO: ''}, 'SEARCH_REPLACE_FROM is missing although SEARCH_REPLACE_TO is set'],
  ])('half a configuration %j stops the build and names what is missing', (env, message) => {
    expect(() => resolve(env as Record<string, string>)).toThrow(message);
  });

  it.each([
    [{SEARCH_EXTERNAL_URL: '('}, 'SEARCH_EXTERNAL_URL must be a regular expression (SyntaxError'],
    [
      {ALGOLIA_APP_ID: "x';evil", ALGOLIA_SEARCH_KEY: 'b'},
      'ALGOLIA_APP_ID must be the id of an application',
    ],
    [
      {ALGOLIA_APP_ID: 'a', ALGOLIA_SEARCH_KEY: 'b', ALGOLIA_HOSTS: 'localhost'},
      'ALGOLIA_HOSTS must be a comma-separated list of origins: found "localhost"',
    ],
  ])('a wrong value %j stops the build', (env, message) => {
    expect(() => resolve(env as Record<string, string>)).toThrow(message);
  });
});
