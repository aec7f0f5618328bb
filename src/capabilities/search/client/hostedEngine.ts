/** The hosted search service behind the same interface as the index built into the site. */
import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '@site/src/config/search';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import {escapeExceptMarks} from '../shared/highlight';
import {TIMEOUTS_MS} from '../shared/fallback';
import {byLevel, LEVELS, type Hierarchy, type SearchRecord} from '../shared/record';
import {HITS_PER_PAGE, SNIPPET_WORDS} from '../shared/hit';
import type {SearchEngine, SearchHit, SearchRequest} from '../shared/hit';

/** Facet by which the results page filters. */
const SECTION_FACET = 'hierarchy.lvl0';

/** The hits, and the counts of all sections; `clickAnalytics` gives the answer an id that reports can name. */
function requestsOf(request: SearchRequest, indexName: string, clickAnalytics: boolean) {
  const {query, page = 0, hitsPerPage = HITS_PER_PAGE, section} = request;
  const {snippetWords = SNIPPET_WORDS} = request;
  const levels = LEVELS.map((level) => `hierarchy.${level}`);
  const hits = {
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
    ...(section !== undefined && {facetFilters: [`${SECTION_FACET}:${section}`]}),
  };
  const unreported = {analytics: false, clickAnalytics: false};
  return [hits, {indexName, query, hitsPerPage: 0, facets: [SECTION_FACET], ...unreported}];
}

type Marked = Readonly<Record<string, {readonly value?: string} | undefined>>;

/** What a record of the site's may come back as; an index of another making may lack any of it. */
interface HostedHit {
  readonly objectID?: string;
  readonly url?: string;
  readonly type?: SearchRecord['type'];
  readonly method?: string;
  readonly hierarchy?: Partial<Hierarchy> | null;
  readonly _snippetResult?: {readonly hierarchy?: Marked; readonly content?: {value?: string}};
  readonly _highlightResult?: {readonly hierarchy?: Marked};
}

/** A hit as the site shows it. One that cannot be shown is left out, and takes no other with it. */
function readHit(hit: HostedHit): SearchHit[] {
  try {
    const {objectID, url, type = 'content', method, _snippetResult, _highlightResult} = hit;
    const names = byLevel((level) => hit.hierarchy?.[level] || null);
    const {lvl1, lvl0} = names;
    // An address may stand below the site's own; the base only completes it.
    if (!objectID || !url || !lvl1 || !URL.canParse(url, 'https://site.invalid')) return [];
    const own = LEVELS.findLast((level) => names[level] !== null) ?? 'lvl1';
    const marked =
      _snippetResult?.hierarchy?.[own]?.value || _highlightResult?.hierarchy?.[own]?.value;
    const content = _snippetResult?.content?.value;
    const hierarchy = {...names, lvl0: lvl0 ?? lvl1, lvl1};
    const title = marked ? escapeExceptMarks(marked) : escapeHtml(names[own] ?? '');
    const snippet = content ? escapeExceptMarks(content) : undefined;
    return [{objectID, url, type, hierarchy, method, title, snippet}];
  } catch {
    return [];
  }
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
    ...(hosts && {hosts: [...hosts]}),
  });
  return {
    async search(request) {
      const requests = requestsOf(request, indexName, mayReport());
      const {results} = await client.searchForHits<HostedHit>({requests});
      const [result, counted] = results;
      // A proxy may answer with anything.
      if (!Array.isArray(result?.hits) || typeof result.nbHits !== 'number')
        throw new Error('The hosted search sent an answer without hits');
      return {
        hits: result.hits.flatMap(readHit),
        nbHits: result.nbHits,
        sections: counted?.facets?.[SECTION_FACET] ?? {},
        engine: 'hosted',
        queryId: result.queryID,
      };
    },
  };
}
