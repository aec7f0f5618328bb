import {describe, expect, it} from 'vitest';
import {parseEnvironment, type RawEnvironment} from '../env';
import {resolveProduct} from '../product';
import {resolveSearch} from '../search';

/** The settings for the given variables. */
function resolve(variables: RawEnvironment) {
  const environment = parseEnvironment(variables);
  return resolveSearch(environment, resolveProduct(environment));
}

describe('search settings', () => {
  it('use only the embedded index when nothing is configured', () => {
    expect(resolve({})).toMatchObject({hosted: null, indexName: 'nillion_docs'});
    expect(resolve({PRODUCT_SLUG: 'acme'}).indexName).toBe('acme_docs');
  });

  it('configure the hosted search', () => {
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
  ])(
    'a partial configuration %j fails the build and names what is missing',
    (variables, message) => {
      expect(() => resolve(variables)).toThrow(message);
    },
  );

  it.each([
    [
      {ALGOLIA_APP_ID: "x';evil", ALGOLIA_SEARCH_KEY: 'b'},
      'ALGOLIA_APP_ID must be the id of an application',
    ],
    [
      {ALGOLIA_APP_ID: 'a', ALGOLIA_SEARCH_KEY: 'b', ALGOLIA_HOSTS: 'localhost'},
      'ALGOLIA_HOSTS must be a comma-separated list of origins: found "localhost"',
    ],
  ])('a wrong value %j fails the build', (variables, message) => {
    expect(() => resolve(variables)).toThrow(message);
  });
});
