/** The embedded search engine: ranks the pages for a query, and makes their hits. */
import type MiniSearch from 'minisearch';
import {memoize} from '../../../lib/memoize';
import {HITS_PER_PAGE, type SearchRequest, type SearchResponse} from './hit';
import {toIndexedPage} from './indexFile';
import {makeHit} from './makeHit';
import {indexSections, Ranker, type PageMatch, type WordMatches} from './ranker';
import {stemWords} from './query';
import {pageSections, type PageSection, type RecordsFile, type SearchPage} from './record';
import {indexTerms} from './tokens';

/**
 * A summary for a language model counts less than the pages that it repeats, and a response of an operation, such as
 * `401 Unauthorized`, less than the table of errors that explains it.
 */
const REPEATS_WEIGHT = 0.6;
/** A subheading of as many pages is repeated. */
const REPEATING_PAGES = 3;

/** The type of the named parts of a page, see node/readPage.ts. */
const NAMED_PART_TYPE = 'lvl5';

/** What a hit links to. */
interface Place {
  readonly page: SearchPage;
  readonly section: PageSection;
  readonly score: number;
}

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
    const sectionsOfPages = file.pages.map(this.sectionsOf);
    const repeated = findRepeated(sectionsOfPages);
    const pages = sectionsOfPages.map((sections, index) => ({
      sections: sections.length,
      weights: sections.map(({heading}) =>
        file.pages[index]?.repeats === true || repeated.has(subheadingOf(heading))
          ? REPEATS_WEIGHT
          : 1,
      ),
    }));
    this.ranker = new Ranker(pages, file.synonyms, index);
  }

  /**
   * Searches. Each page has one hit, and more for an identifier that several of its sections explain. The best hit comes first.
   */
  search({query, page = 0, hitsPerPage = HITS_PER_PAGE, section}: SearchRequest): SearchResponse {
    const {pages, words} = this.ranker.rank(query);
    const found = pages.flatMap((match) => this.findPlaces(match, words, query));
    found.sort((a, b) => b.score - a.score);
    const sections: Record<string, number> = {};
    for (const place of found)
      sections[place.page.section] = (sections[place.page.section] ?? 0) + 1;
    const inSection = found.filter(
      (place) => section === undefined || place.page.section === section,
    );
    const hits = inSection
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((place) => makeHit(place.section, words, descriptionOf(place.page)));
    return {
      hits,
      nbHits: inSection.length,
      sections,
      unknownWords: words.filter(({isKnown}) => !isKnown).map(({typed}) => typed),
      engine: 'embedded',
    };
  }

  /** Returns the places of a page that hits link to. Two with the same address are one. */
  private findPlaces(match: PageMatch, words: readonly WordMatches[], query: string): Place[] {
    const page = this.file.pages[match.page];
    if (page === undefined) return [];
    const sections = this.sectionsOf(page);
    const [introduction] = sections;
    // A page whose title has all words is better than one of its sections.
    const titleTerms = indexTerms(page.title);
    const isInTitle = words.every(({typedTerms}) =>
      titleTerms.some((term) => typedTerms.has(term)),
    );
    if (isInTitle && introduction !== undefined) {
      // The description fits a title better than any text, and is there before the texts are loaded.
      const texts = descriptionOf(page) === '' ? introduction.texts : [];
      return [{page, section: {...introduction, texts}, score: match.score}];
    }
    const [best, ...others] = match.sections.flatMap((found) => {
      const section = sections[found.section];
      return section === undefined ? [] : [{...found, section, page}];
    });
    if (best === undefined) return [];
    const further = others.filter(
      ({section, explainsSame}) => explainsSame || (words.length > 1 && isNamed(section, query)),
    );
    const places =
      page.repeats === true
        ? [best]
        : [best, ...further.map((place) => ({...place, score: place.ownScore}))];
    const urls = places.map(({section}) => section.heading.url);
    return places.filter(({section}, index) => urls.indexOf(section.heading.url) === index);
  }
}

/** Returns the subheading that a section begins with: `401 Unauthorized`. Otherwise returns an empty text. */
const subheadingOf = ({type, hierarchy}: PageSection['heading']): string =>
  type === 'lvl3' ? (hierarchy.lvl3 ?? '') : '';

/** Returns the subheadings that several pages have. */
function findRepeated(pages: readonly PageSection[][]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const sections of pages) {
    for (const name of new Set(sections.map(({heading}) => subheadingOf(heading))))
      if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= REPEATING_PAGES).map(([name]) => name));
}

/** Returns whether a section is a part, such as an error, whose name contains a query word for word. */
function isNamed({heading: {type, hierarchy}}: PageSection, query: string): boolean {
  const name = hierarchy[NAMED_PART_TYPE] ?? '';
  return type === NAMED_PART_TYPE && ` ${stemWords(name)} `.includes(` ${stemWords(query)} `);
}

/** Returns the description of a page, if it has one. */
function descriptionOf({items: [first]}: SearchPage): string {
  return typeof first === 'string' ? first : '';
}
