/** The hosted search service behind the same interface as the index built into the site. */
import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '@site/src/config/search';
import {escapeExceptMarks, escapeHtml} from '../shared/highlight';
import {HITS_PER_PAGE, SNIPPET_WORDS, TIMEOUTS_MS} from '../shared/limits';
import {byLevel, LEVELS, type Hierarchy} from '../shared/record';
import type {SearchEngine, SearchHit, SearchRequest} from '../shared/hit';

/** Facet by which the results page filters. */
const SECTION_FACET = 'hierarchy.lvl0';

/** The parameters of one query; `clickAnalytics` gives the answer an id that reports can name. */
function parametersOf(request: SearchRequest, indexName: string, clickAnalytics: boolean) {
  const {query, page = 0, hitsPerPage = HITS_PER_PAGE, section} = request;
  const {snippetWords = SNIPPET_WORDS} = request;
  const levels = LEVELS.map((level) => `hierarchy.${level}`);
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: [...levels, 'content', 'type', 'url', 'method'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics,
    ...(section === undefined ? {} : {facetFilters: [`${SECTION_FACET}:${section}`]}),
  };
}

/** What comes over the network may be anything: it is read field by field. */
function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined,
    value,
  );
}

function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : null;
}

/** A hit as the site shows it, or nothing for one that cannot be: without a title, or without an address. */
export function readHit(hit: unknown): SearchHit[] {
  const names = byLevel((level) => textAt(hit, 'hierarchy', level));
  const {lvl1, lvl0} = names;
  const [objectID, url, given] = ['objectID', 'url', 'type'].map((name) => textAt(hit, name));
  // An address may stand below the site's own; the base only completes it.
  if (!objectID || !url || !lvl1 || !URL.canParse(url, 'https://site.invalid')) return [];
  const hierarchy: Hierarchy = {...names, lvl0: lvl0 ?? lvl1, lvl1};
  const own = LEVELS.findLast((level) => hierarchy[level] !== null) ?? 'lvl1';
  const marked = ['_snippetResult', '_highlightResult']
    .map((kind) => textAt(hit, kind, 'hierarchy', own, 'value'))
    .find((html) => html !== null);
  const content = textAt(hit, '_snippetResult', 'content', 'value');
  return [
    {
      objectID,
      url,
      type: LEVELS.find((level) => level === given) ?? 'content',
      hierarchy,
      method: textAt(hit, 'method') ?? undefined,
      title: marked ? escapeExceptMarks(marked) : escapeHtml(hierarchy[own] ?? ''),
      snippet: content === null ? undefined : escapeExceptMarks(content),
    },
  ];
}

/** Numbers by section. */
function readSections(result: unknown): Record<string, number> {
  const facets = at(result, 'facets', SECTION_FACET);
  return Object.fromEntries(
    Object.entries(facets ?? {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );
}

/**
 * An engine that sends each query to the service's multi-index path.
 *
 * @param mayReport whether searches may be reported, asked at each query
 */
export function createHostedEngine(
  {appId, searchKey, hosts}: HostedSearch,
  indexName: string,
  mayReport: () => boolean,
): SearchEngine {
  const client = liteClient(appId, searchKey, {
    timeouts: {...TIMEOUTS_MS},
    ...(hosts && {hosts: hosts.map((host) => ({...host, accept: 'readWrite' as const}))}),
  });
  return {
    async search(request) {
      const parameters = parametersOf(request, indexName, mayReport());
      const {facetFilters: _filters, ...unfiltered} = parameters;
      const counts = {
        ...unfiltered,
        hitsPerPage: 0,
        facets: [SECTION_FACET],
        analytics: false,
        clickAnalytics: false,
      };
      const {results} = await client.search({requests: [parameters, counts]});
      const [result, counted]: readonly unknown[] = results;
      const [hits, nbHits] = [at(result, 'hits'), at(result, 'nbHits')];
      if (!Array.isArray(hits) || typeof nbHits !== 'number')
        throw new Error('The hosted search sent an answer without hits');
      return {
        hits: hits.flatMap(readHit),
        nbHits,
        sections: readSections(counted),
        engine: 'hosted',
        queryId: textAt(result, 'queryID') ?? undefined,
      };
    },
  };
}
