/** The embedded engine: reads the query, ranks the pages, and shows of each the place that matched. */
import type MiniSearch from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {indexPages} from './indexFile';
import {readQuery} from './query';
import {rank} from './rank';
import {normalize} from './tokens';
import {placesOf, showPage} from './show';
import {HITS_PER_PAGE, type PageLink, type SearchRequest, type SearchResponse} from './hit';
import {pageRecords, type RecordsFile, type SearchPage} from './record';

/** Of a query that finds nothing, the first letters of each word may still lead somewhere. */
const NEAR_LETTERS = 3;
const NEAR_PAGES = 6;

export class EmbeddedSearch {
  private readonly knows = memoize((term) => this.index.search(term).length > 0);
  private readonly placesOf = memoize((page: SearchPage) =>
    placesOf(pageRecords(page, this.file.origin)),
  );

  /**
   * @param file pages with their texts; without them, until they are there, a hit is a title or a heading
   * @param index of the pages with their texts
   */
  constructor(
    public file: RecordsFile,
    private readonly index: MiniSearch = indexPages(file.pages),
  ) {}

  /** The pages whose titles come nearest to a query that found nothing. */
  private nearest(query: string): PageLink[] {
    const queries = normalize(query)
      .split(/\s+/)
      .map((word) => word.slice(0, NEAR_LETTERS));
    return this.index
      .search({queries, fields: ['title'], prefix: true})
      .slice(0, NEAR_PAGES)
      .flatMap(({id}) => this.file.pages[Number(id)] ?? [])
      .map(({path, title}) => ({url: `${this.file.origin}${path}`, title}));
  }

  /** One hit for each page that matches, best first. */
  search(request: SearchRequest): SearchResponse {
    const {page: at = 0, hitsPerPage = HITS_PER_PAGE, section, snippetWords} = request;
    const query = request.query.trimStart();
    const words = readQuery(query, this.file.synonyms, this.knows);
    const {ranked, asked} = rank(query, words, this.file.pages, this.index);
    const sections: Record<string, number> = {};
    for (const {page} of ranked) sections[page.section] = (sections[page.section] ?? 0) + 1;
    const listed = ranked.filter(({page}) => section === undefined || page.section === section);
    const hits = listed
      .slice(at * hitsPerPage, (at + 1) * hitsPerPage)
      .flatMap((found) => showPage(found, this.placesOf(found.page), asked, snippetWords));
    const nearest = ranked.length === 0 ? this.nearest(query) : undefined;
    return {hits, nbHits: listed.length, sections, nearest, engine: 'embedded'};
  }
}
