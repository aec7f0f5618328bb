import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {baseUrl} from '../../src/config/site';
import {makeHostedRecords} from '../../src/plugins/search/cli/records';
import {makeIndexFile} from '../../src/plugins/search/shared';
import {builtRoutes} from '../routes';
import {evaluate, isForTuning, readBuild, readQueries, routeOf, score} from './evaluate';

const build = path.resolve('build');
/**
 * The mean reciprocal rank, and the share of queries with a right page among the first five. A query whose page falls from
 * the first to the second place costs 0.003, and one whose page falls below the fifth place 0.006. The limits leave room
 * for two of each, so that a writer may change a page.
 */
const MIN_MRR = 0.86;
const MIN_SUCCESS_5 = 0.94;

describe('the embedded engine on the built site', () => {
  const {engine, records} = readBuild(build);
  const queries = readQueries();

  it('is tested with at least 180 queries of every kind, for pages that exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(180);
    expect(new Set(queries.map(({kind}) => kind))).toEqual(
      new Set([
        'title',
        'operation',
        'path',
        'identifier',
        'error',
        'question',
        'synonym',
        'typo',
        'prefix',
        'beginner',
        'task',
        'keyword',
      ]),
    );
    const routes = builtRoutes();
    const unknown = queries
      .flatMap(({pages}) => pages)
      .filter((page) => !routes.includes(routeOf(page)));
    expect(unknown).toEqual([]);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
  });

  it('finds the expected pages of the queries that nobody tunes with', () => {
    const outcomes = evaluate(engine, queries, baseUrl);
    const judged = score(outcomes.filter((outcome) => !isForTuning(outcome)));
    const misses = outcomes.filter((outcome) => isForTuning(outcome) && outcome.place !== 1);
    // Only queries for tuning are named, so that a failure doesn't lead to tuning with the others.
    const report = misses.map(({place, query, first}) => `${place} ${query} → ${first}`).join('\n');
    expect(judged.mrr, report).toBeGreaterThanOrEqual(MIN_MRR);
    expect(judged.success5, report).toBeGreaterThanOrEqual(MIN_SUCCESS_5);
  }, 30_000);

  it('knows every page except the results page, each in a section of the navigation', () => {
    const paths = records.pages.map((page) => page.path);
    const expected = builtRoutes()
      .filter((route) => route !== '/search')
      .map((route) => `${baseUrl}${route.slice(1)}`);
    expect([...paths].sort()).toEqual(expected.sort());
    for (const page of records.pages) {
      const sections = page.path === baseUrl ? ['Home'] : ['Learn', 'Build', 'API', 'Community'];
      expect(sections, page.path).toContain(page.section);
    }
  });

  it('uses the same records as the hosted service', () => {
    const sent = makeHostedRecords(records);
    expect(new Set(sent.map(({objectID}) => objectID)).size).toBe(sent.length);
    const known = makeHostedRecords(makeIndexFile(records, ''));
    expect(known.map(({objectID}) => objectID)).toEqual(sent.map(({objectID}) => objectID));
    for (const record of sent) {
      expect(Buffer.byteLength(JSON.stringify(record)), record.objectID).toBeLessThan(10_000);
    }
  });

  it('shows each address once', () => {
    for (const {query} of queries) {
      const urls = engine.search({query}).hits.map(({url}) => url);
      expect(new Set(urls).size, query).toBe(urls.length);
    }
  });

  it('shows each page once for most words, and all errors with the same identifier', () => {
    const rowsOf = (query: string) => {
      const {hits} = engine.search({query});
      return hits.filter(({url}) => routeOf(url) === routeOf(hits[0]?.url ?? '')).length;
    };
    expect(rowsOf('encrypt')).toBe(1);
    expect(rowsOf('collection')).toBe(1);
    const [page] = records.pages.filter(({path: route}) => route.endsWith('db/errors'));
    const rows = page?.items.filter(
      (item) => Array.isArray(item) && /E11000/.test(String(item[2])),
    );
    expect(rows?.length).toBeGreaterThan(1);
    expect(rowsOf('E11000')).toBe(rows?.length);
  });
});
