/** The hosted search service, behind the same interface as the embedded index. */
import {liteClient} from 'algoliasearch/lite';
import type {HostedSearch} from '@site/src/config/search';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import {TIMEOUTS_MS} from '../shared/fallback';
import {escapeExceptMarks} from '../shared/highlight';
import {
  HITS_PER_PAGE,
  SNIPPET_WORDS,
  type SearchEngine,
  type SearchHit,
  type SearchRequest,
} from '../shared/hit';
import {byLevel, LEVELS, lowestLevel, type Hierarchy, type SearchRecord} from '../shared/record';

/** The facet that the results page filters by. */
const SECTION_FACET = 'hierarchy.lvl0';

/**
 * Creates an engine that sends each search to the hosted service. A search rejects if the service fails, does not
 * respond in time, or sends an invalid response. Invalid hits are left out.
 *
 * @param mayReport returns whether searches may be reported now
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
      const requests = makeQueries(request, indexName, mayReport());
      const {results} = await client.searchForHits<HostedHit>({requests});
      const [result, sectionCounts] = results;
      // A proxy may respond with anything.
      if (!Array.isArray(result?.hits) || typeof result.nbHits !== 'number') {
        throw new Error(
          'The hosted search response is invalid: expected a list `hits` and a number `nbHits`',
        );
      }
      return {
        hits: result.hits.flatMap((hit) => readHit(hit) ?? []),
        nbHits: result.nbHits,
        sections: sectionCounts?.facets?.[SECTION_FACET] ?? {},
        unknownWords: [],
        engine: 'hosted',
        queryId: result.queryID,
      };
    },
  };
}

/**
 * Returns two queries: for the hits, and for the number of hits in all sections. With `clickAnalytics`, the response has
 * an id that click reports can name.
 */
function makeQueries(request: SearchRequest, indexName: string, clickAnalytics: boolean) {
  const {query, page = 0, hitsPerPage = HITS_PER_PAGE, section} = request;
  const levels = LEVELS.map((level) => `hierarchy.${level}`);
  const hits = {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: [...levels, 'content', 'type', 'url', 'method', 'category'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${SNIPPET_WORDS}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics,
    ...(section !== undefined && {facetFilters: [`${SECTION_FACET}:${section}`]}),
  };
  const sectionCounts = {
    indexName,
    query,
    hitsPerPage: 0,
    facets: [SECTION_FACET],
    analytics: false,
    clickAnalytics: false,
  };
  return [hits, sectionCounts];
}

type MarkedTexts = Readonly<Record<string, {readonly value?: string} | undefined>>;

/** A hit of the service. Any field may be missing, because other programs may have written the index. */
interface HostedHit {
  readonly objectID?: string;
  readonly url?: string;
  readonly type?: SearchRecord['type'];
  readonly method?: string;
  readonly category?: string;
  readonly hierarchy?: Partial<Hierarchy> | null;
  readonly _snippetResult?: {readonly hierarchy?: MarkedTexts; readonly content?: {value?: string}};
  readonly _highlightResult?: {readonly hierarchy?: MarkedTexts};
}

/** Converts a hit. Returns undefined for an invalid one, so that the other hits are still shown. */
function readHit(hit: HostedHit): SearchHit | undefined {
  try {
    const {
      objectID,
      url,
      type = 'content',
      method,
      category,
      _snippetResult,
      _highlightResult,
    } = hit;
    const names = byLevel((level) => hit.hierarchy?.[level] || null);
    const {lvl1, lvl0} = names;
    // The URL may be a path; the base only completes it.
    const isUrl = url !== undefined && URL.canParse(url, 'https://site.example');
    if (!objectID || !url || !isUrl || !lvl1) return undefined;
    const lowest = lowestLevel(names);
    const markedTitle =
      _snippetResult?.hierarchy?.[lowest]?.value || _highlightResult?.hierarchy?.[lowest]?.value;
    const content = _snippetResult?.content?.value;
    return {
      objectID,
      url,
      type,
      hierarchy: {...names, lvl0: lvl0 ?? lvl1, lvl1},
      method,
      category,
      title: markedTitle ? escapeExceptMarks(markedTitle) : escapeHtml(names[lowest] ?? ''),
      snippet: content ? escapeExceptMarks(content) : undefined,
    };
  } catch {
    // A field has an unexpected type.
    return undefined;
  }
}
