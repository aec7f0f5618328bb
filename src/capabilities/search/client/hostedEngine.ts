/** The hosted search service behind the same interface as the index built into the site. */
import {liteClient} from 'algoliasearch/lite';
import {TIMEOUTS_MS} from '../shared/limits';
import {LEVELS, type Hierarchy} from '../shared/record';
import {escapeExceptMarks} from '../shared/highlight';
import type {
  Marked,
  MarkedHierarchy,
  SearchEngine,
  SearchHit,
  SearchRequest,
  SearchResponse,
} from '../shared/hit';
import type {HostedSearch} from '@site/src/config/search';

/** Facet by which the results page filters. */
const SECTION_FACET = 'hierarchy.lvl0';

interface HostedMarks {
  readonly hierarchy?: Partial<Record<keyof Hierarchy, Marked>>;
  readonly content?: Marked;
}

/** A hit as the service sends it. */
interface HostedHit extends Omit<SearchHit, '_highlightResult' | '_snippetResult'> {
  readonly _highlightResult?: HostedMarks;
  readonly _snippetResult?: HostedMarks;
}

interface HostedResult {
  readonly hits: readonly HostedHit[];
  readonly nbHits: number;
  readonly queryID?: string;
  readonly facets?: Readonly<Record<string, Record<string, number>>>;
}

/**
 * The parameters of one query.
 *
 * @param insights whether the answer should carry an id that reports can name
 */
export function hostedParameters(request: SearchRequest, indexName: string, insights: boolean) {
  const {query, page, hitsPerPage, section, snippetWords} = request;
  const levels = LEVELS.map((level) => `hierarchy.${level}`);
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: [...levels, 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: insights,
    ...(section === undefined ? {} : {facetFilters: [`${SECTION_FACET}:${section}`]}),
  };
}

function safeMark(mark: Marked | undefined): Marked | undefined {
  return mark && {...mark, value: escapeExceptMarks(mark.value)};
}

function safeMarks(marks: HostedMarks | undefined) {
  const hierarchy = Object.fromEntries(
    LEVELS.map((level) => [level, safeMark(marks?.hierarchy?.[level])]),
  ) as MarkedHierarchy;
  return {hierarchy, content: safeMark(marks?.content)};
}

function toHit(hit: HostedHit): SearchHit {
  return {
    ...hit,
    _highlightResult: safeMarks(hit._highlightResult),
    _snippetResult: safeMarks(hit._snippetResult),
  };
}

/** What came over the network may be anything: a proxy's page, half an answer. */
function isResult(value: unknown): value is HostedResult {
  if (typeof value !== 'object' || value === null) return false;
  const {hits, nbHits} = value as Partial<HostedResult>;
  return (
    Array.isArray(hits) &&
    typeof nbHits === 'number' &&
    hits.every((hit: Partial<HostedHit>) => typeof hit.url === 'string' && hit.hierarchy != null)
  );
}

/**
 * An engine that sends each query to the service's multi-index path.
 *
 * @param mayReport whether searches may be reported, asked at each query
 */
export function createHostedEngine(
  settings: HostedSearch,
  indexName: string,
  mayReport: () => boolean,
): SearchEngine {
  const {appId, searchKey, hosts} = settings;
  const client = liteClient(appId, searchKey, {
    timeouts: {...TIMEOUTS_MS},
    ...(hosts === undefined
      ? {}
      : {hosts: hosts.map((host) => ({...host, accept: 'readWrite' as const}))}),
  });
  return {
    async search(request: SearchRequest): Promise<SearchResponse> {
      const parameters = hostedParameters(request, indexName, mayReport());
      const {facetFilters: _filters, ...unfiltered} = parameters;
      const counts = {
        ...unfiltered,
        hitsPerPage: 0,
        facets: [SECTION_FACET],
        analytics: false,
        clickAnalytics: false,
      };
      const answer: {results?: unknown[]} = await client.search({requests: [parameters, counts]});
      const [result, counted] = answer.results ?? [];
      if (!isResult(result)) throw new Error('The hosted search sent an answer without hits');
      return {
        hits: result.hits.map(toHit),
        nbHits: result.nbHits,
        sections: (isResult(counted) ? counted.facets?.[SECTION_FACET] : undefined) ?? {},
        engine: 'hosted',
        queryId: result.queryID,
      };
    },
  };
}
