import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createHostedEngine} from '../../src/plugins/search/client';
import {withFallback, type SearchEngine} from '../../src/plugins/search/shared';
import {startMockService, type MockService} from './mockService';

const request = {query: 'encrypt', page: 1, hitsPerPage: 20, section: 'Build'};
const embedded: SearchEngine = {
  search: async () => ({hits: [], nbHits: 0, sections: {}, unknownWords: [], engine: 'embedded'}),
};
const hit = {
  objectID: '1',
  url: 'https://docs.example.org/a#b',
  type: 'content',
  content: 'encrypt <img src=x onerror=alert(1)>',
  hierarchy: {lvl0: 'Build', lvl1: 'A'},
  _snippetResult: {
    content: {value: '<mark>encrypt</mark> <img src=x onerror=alert(1)>', matchLevel: 'full'},
  },
};

let service: MockService;
let engine: SearchEngine;
let mayReport: boolean;
beforeEach(async () => {
  service = await startMockService();
  service.hits = [hit];
  const host = {
    url: 'localhost',
    protocol: 'http',
    port: service.port,
    accept: 'readWrite',
  } as const;
  mayReport = false;
  engine = createHostedEngine(
    {appId: 'YOUR_APP_ID', searchKey: 'YOUR_API_KEY', hosts: [host], origins: []},
    'example_docs',
    () => mayReport,
  );
});
afterEach(() => service.close());

describe('the hosted engine', () => {
  it('sends one request of this form to the multi-index path', async () => {
    await engine.search(request);
    expect(service.seen).toHaveLength(1);
    const [seen] = service.seen;
    expect(seen).toMatchObject({method: 'POST', path: '/1/indexes/*/queries'});
    expect(seen?.headers).toMatchObject({
      'x-algolia-application-id': 'YOUR_APP_ID',
      'x-algolia-api-key': 'YOUR_API_KEY',
    });
    const {requests} = seen!.body as {requests: object[]};
    expect(requests).toHaveLength(2);
    expect(requests[0]).toEqual({
      indexName: 'example_docs',
      query: 'encrypt',
      page: 1,
      hitsPerPage: 20,
      attributesToRetrieve: expect.arrayContaining([
        'hierarchy.lvl0',
        'content',
        'type',
        'url',
      ]) as object,
      attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:28', 'content:28']) as object,
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: false,
      facetFilters: ['hierarchy.lvl0:Build'],
    });
    expect(requests[1]).toMatchObject({
      hitsPerPage: 0,
      facets: ['hierarchy.lvl0'],
      analytics: false,
    });
  });

  it('asks for the id of a query only while reports may be sent', async () => {
    const asked = () =>
      service.seen.map(({body}) =>
        (body as {requests: {clickAnalytics: boolean}[]}).requests.map(
          ({clickAnalytics}) => clickAnalytics,
        ),
      );
    await engine.search(request);
    mayReport = true;
    await engine.search({...request, query: 'other'});
    mayReport = false;
    await engine.search({...request, query: 'third'});
    expect(asked()).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ]);
  });

  it('returns hits whose texts contain no markup except marks', async () => {
    const response = await engine.search(request);
    expect(response).toMatchObject({nbHits: 1, sections: {Build: 1}, engine: 'hosted'});
    expect(response.hits[0]?.snippet).toBe(
      '<mark>encrypt</mark> &lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('escapes headings without marks', async () => {
    service.hits = [{...hit, type: 'lvl1', hierarchy: {lvl0: 'Build', lvl1: 'The <mark> element'}}];
    const {hits} = await engine.search(request);
    expect(hits[0]?.title).toBe('The &lt;mark&gt; element');
  });

  it('leaves out only the hits that cannot be shown', async () => {
    const odd = [
      {...hit, hierarchy: {}},
      {...hit, url: 'http://['},
      {...hit, hierarchy: null},
      {...hit, _snippetResult: {hierarchy: {lvl1: {value: 7}}}},
      null,
    ];
    service.hits = [...odd, hit] as object[];
    const {hits} = await engine.search(request);
    expect(hits.map(({objectID, title}) => [objectID, title])).toEqual([['1', 'A']]);
  });

  it.each(['refused', 'broken', 'malformed', 'no hits field', 'silent'] as const)(
    'fails when the service is %s, so that the embedded index is used',
    async (mode) => {
      service.mode = mode;
      await expect(engine.search(request)).rejects.toThrow();
      const started = Date.now();
      const response = await withFallback(engine, embedded).search(request);
      expect(response.engine).toBe('embedded');
      expect(Date.now() - started).toBeLessThan(5_000);
    },
    20_000,
  );

  it('fails when the service is down, so that the embedded index is used', async () => {
    await service.close();
    expect((await withFallback(engine, embedded).search(request)).engine).toBe('embedded');
    service = await startMockService();
  });
});
