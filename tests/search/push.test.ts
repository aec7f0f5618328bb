import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pushRecords} from '../../src/plugins/search/cli/push';
import {makeHostedRecords} from '../../src/plugins/search/cli/records';
import {indexSettings} from '../../src/plugins/search/cli/settings';
import type {SearchPage} from '../../src/plugins/search/shared';
import {file} from '../../src/plugins/search/shared/__tests__/fixture';
import {startMockService, type MockService} from './mockService';

const records = makeHostedRecords(file);
const old = {objectID: 'old'};
let service: MockService;
beforeEach(async () => {
  service = await startMockService();
  service.indices.set('docs', {records: [old]});
});
afterEach(() => service.close());

function push(key: string, port = service.port) {
  const client = algoliasearch('YOUR_APP_ID', key, {
    hosts: [{url: 'localhost', port, protocol: 'http', accept: 'readWrite'}],
    timeouts: {connect: 1_000, read: 2_000, write: 2_000},
  });
  return pushRecords({
    client,
    indexName: 'docs',
    records,
    synonyms: file.synonyms,
    report: () => {},
  });
}

describe('an upload', () => {
  it('replaces records, settings and synonyms in one step', async () => {
    await push('YOUR_ADMIN_KEY');
    const index = service.indices.get('docs');
    expect(index?.records).toEqual(records);
    expect(index?.settings).toEqual(indexSettings);
    expect(index?.synonyms).toMatchObject([{synonyms: ['delete', 'remove']}, {type: 'synonym'}]);
    expect([...service.indices.keys()]).toEqual(['docs']);
  });

  it('reports a wrong key, and does not change the index', async () => {
    await expect(push('YOUR_API_KEY')).rejects.toThrow(
      'Search push: the service rejected the key (403: Invalid Application-ID or API key). ALGOLIA_ADMIN_KEY must be an admin key of the application ALGOLIA_APP_ID. The index docs is unchanged.',
    );
    expect(service.indices.get('docs')?.records).toEqual([old]);
  });

  it.each(['settings', 'synonyms/batch', 'batch', 'operation'])(
    'that fails at %s does not change the index, and removes the temporary one',
    async (step) => {
      service.failAt = step;
      await expect(push('YOUR_ADMIN_KEY')).rejects.toThrow(
        /^Search push: the service .* is unchanged\.$/,
      );
      expect([...service.indices]).toEqual([['docs', {records: [old]}]]);
    },
  );

  it('that the service accepts but does not confirm does not claim that the old index is unchanged', async () => {
    service.failAt = 'task/1';
    await expect(push('YOUR_ADMIN_KEY')).rejects.toThrow(
      /^Search push: the service accepted everything but did not confirm it: .* The index docs may be the old or the new one\./,
    );
    expect(service.indices.get('docs')?.records).toEqual(records);
  });

  it('reports that the service cannot be reached', async () => {
    const {port} = service;
    await service.close();
    await expect(push('YOUR_ADMIN_KEY', port)).rejects.toThrow(
      'the service cannot be reached. Check the network and ALGOLIA_APP_ID. The index docs is unchanged.',
    );
    service = await startMockService();
  });
});

describe('the records of a page', () => {
  const page: SearchPage = {
    path: '/docs/a',
    section: 'Build',
    title: 'A page',
    keywords: '',
    items: ['Lead.', [2, 'one', 'One'], 'First.', [3, null, 'Deep'], [2, 'two', 'Two'], 'Last.'],
  };
  const found = makeHostedRecords({
    origin: 'https://docs.example.org',
    synonyms: [],
    pages: [page],
  });

  it('have the fields of DocSearch that results show, and weights', () => {
    expect(found[2]).toEqual({
      objectID: '/docs/a#one:2',
      url: 'https://docs.example.org/docs/a#one',
      anchor: 'one',
      type: 'lvl2',
      content: null,
      hierarchy: {
        lvl0: 'Build',
        lvl1: 'A page',
        lvl2: 'One',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      weight: {level: 80, position: 2},
    });
    expect(found[3]).toMatchObject({type: 'content', content: 'First.', weight: {level: 0}});
    expect(found[5]?.hierarchy).toMatchObject({lvl2: 'Two', lvl3: null});
  });

  it('have unique ids', () => {
    expect(new Set(found.map(({objectID}) => objectID)).size).toBe(found.length);
  });
});
