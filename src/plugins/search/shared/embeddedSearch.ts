/** The embedded search engine: reads a query, ranks the pages, and makes their hits. */
import type MiniSearch from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {HITS_PER_PAGE, type PageLink, type SearchRequest, type SearchResponse} from './hit';
import {indexPages} from './indexFile';
import {findPlaces, makeHit} from './makeHit';
import {readQuery} from './query';
import {rankPages, type RankedPage} from './rank';
import {pageRecords, type RecordsFile, type SearchPage} from './record';
import {normalize} from './tokens';

/** If a query finds nothing, pages are suggested whose titles have words with the same first letters. */
const NEAREST_LETTERS = 3;
const MAX_NEAREST = 6;

/** Searches the pages of a site in memory. The search worker of the browser (client/searchIndex.ts) uses it. */
export class EmbeddedSearch {
  private readonly isKnown = memoize((term) => this.index.search(term).length > 0);
  private readonly placesOf = memoize((page: SearchPage) =>
    findPlaces(pageRecords(page, this.file.origin)),
  );

  /**
   * @param file the pages. Their texts may be missing at first: a snippet is then the page's description or is missing.
   *   Replace it when they load
   * @param index the index of the pages with their texts
   */
  constructor(
    public file: RecordsFile,
    private readonly index: MiniSearch = indexPages(file.pages),
  ) {}

  /** Searches. Each page has at most one hit; the best one comes first. */
  search(request: SearchRequest): SearchResponse {
    const {page = 0, hitsPerPage = HITS_PER_PAGE, section, snippetWords} = request;
    const query = request.query.trimStart();
    const words = readQuery(query, this.file.synonyms, this.isKnown);
    const {ranked, matches} = rankPages(query, words, this.file.pages, this.index);
    const inSection = ranked.filter(
      (found) => section === undefined || found.page.section === section,
    );
    const hits = inSection
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .flatMap((found) => makeHit(found, this.placesOf(found.page), matches, snippetWords) ?? []);
    return {
      hits,
      nbHits: inSection.length,
      sections: countSections(ranked),
      nearest: ranked.length === 0 ? this.findNearest(query) : undefined,
      engine: 'embedded',
    };
  }

  /** Returns the pages with titles that are most similar to a query. */
  private findNearest(query: string): PageLink[] {
    const queries = normalize(query)
      .split(/\s+/)
      .map((word) => word.slice(0, NEAREST_LETTERS));
    return this.index
      .search({queries, fields: ['title'], prefix: true})
      .slice(0, MAX_NEAREST)
      .flatMap(({id}) => this.file.pages[Number(id)] ?? [])
      .map(({path, title}) => ({url: `${this.file.origin}${path}`, title}));
  }
}

function countSections(ranked: readonly RankedPage[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {page} of ranked) counts[page.section] = (counts[page.section] ?? 0) + 1;
  return counts;
}
