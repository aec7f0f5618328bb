/** The embedded search engine: ranks the pages for a query, and makes their hits. */
import type MiniSearch from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {HITS_PER_PAGE, type SearchHit, type SearchRequest, type SearchResponse} from './hit';
import {toIndexedPage} from './indexFile';
import {makeHit} from './makeHit';
import {indexSections, Ranker, type PageMatch, type WordMatches} from './ranker';
import {pageSections, type RecordsFile, type SearchPage} from './record';
import {indexTerms} from './tokens';

/** A summary for a language model counts less than the pages that it repeats. */
const REPEATS_WEIGHT = 0.6;

/** Searches the pages of a site in memory. */
export class EmbeddedSearch {
  private readonly ranker: Ranker;
  private readonly sectionsOf = memoize((page: SearchPage) => pageSections(page, this.file.origin));

  /**
   * @param file the pages. Their texts may be missing at first: a snippet is then the page's description or is missing.
   *   Replace it when they load
   * @param index the index of the sections of the pages with their texts
   */
  constructor(
    public file: RecordsFile,
    index: MiniSearch = indexSections(file.pages.map(toIndexedPage)),
  ) {
    const pages = file.pages.map((page) => ({
      sections: this.sectionsOf(page).length,
      weight: page.repeats === true ? REPEATS_WEIGHT : 1,
    }));
    this.ranker = new Ranker(pages, file.synonyms, index);
  }

  /** Searches. Each page has at most one hit; the best one comes first. */
  search({query, page = 0, hitsPerPage = HITS_PER_PAGE, section}: SearchRequest): SearchResponse {
    const {pages, words} = this.ranker.rank(query);
    const matches = pages.flatMap((match) => {
      const matchedPage = this.file.pages[match.page];
      return matchedPage === undefined ? [] : {match, page: matchedPage};
    });
    const sections: Record<string, number> = {};
    for (const {page: found} of matches)
      sections[found.section] = (sections[found.section] ?? 0) + 1;
    const inSection = matches.filter(
      ({page: found}) => section === undefined || found.section === section,
    );
    const hits = inSection
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .flatMap((shown) => this.makeHit(shown.page, shown.match, words) ?? []);
    return {
      hits,
      nbHits: inSection.length,
      sections,
      unknownWords: words.filter(({isKnown}) => !isKnown).map(({typed}) => typed),
      engine: 'embedded',
    };
  }

  private makeHit(
    page: SearchPage,
    {sections: [best]}: PageMatch,
    words: readonly WordMatches[],
  ): SearchHit | undefined {
    // A page whose title has all words is better than one of its sections.
    const titleTerms = indexTerms(page.title);
    const isInTitle = words.every(({typedTerms}) =>
      titleTerms.some((term) => typedTerms.has(term)),
    );
    const section = best && this.sectionsOf(page)[isInTitle ? 0 : best.section];
    if (section === undefined) return undefined;
    const [first] = page.items;
    const description = typeof first === 'string' ? first : '';
    // The description fits a title better than any text, and is there before the texts are loaded.
    const texts = isInTitle && description !== '' ? [] : section.texts;
    return makeHit({...section, texts}, words, description);
  }
}
