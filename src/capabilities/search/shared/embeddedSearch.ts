/** The embedded engine: reads the query, ranks the pages, and shows of each the place that matched. */
import {indexOf} from './indexFile';
import {HITS_PER_PAGE} from './limits';
import {prepareSynonyms, readQuery, type SynonymTerms} from './query';
import {Ranking, type RankedPage, type WordMatches} from './rank';
import {sectionsOf, type RecordsFile, type Section} from './record';
import {showHeading, showSection, toHit} from './show';
import type {SearchRequest, SearchResponse} from './hit';

export class EmbeddedSearch {
  private readonly ranking: Ranking;
  private readonly synonyms: readonly SynonymTerms[];
  /** Sections with their texts, once they are there. */
  private texts: readonly Section[] = [];

  /** @param file what `indexOf` makes of the records */
  constructor(private readonly file: RecordsFile) {
    this.ranking = new Ranking(file);
    this.synonyms = prepareSynonyms(file.synonyms);
  }

  /** Adds what hits are shown with. Without it a hit is a title or a heading, with the page's description. */
  addTexts(records: RecordsFile): void {
    this.texts = sectionsOf(records);
    this.ranking.addTexts(records);
  }

  private show({page, section, titleShare}: RankedPage, asked: readonly WordMatches[]) {
    const {sections} = this.ranking;
    // A page whose whole title was named is the answer itself, not a section of it.
    const heading = titleShare === 1 ? sections.find((of) => of.page === page) : sections[section];
    const text = titleShare === 1 ? undefined : this.texts[section];
    if (text !== undefined) return showSection(text, asked);
    return heading === undefined ? [] : showHeading(heading);
  }

  /** One hit for each page that matches, best first. */
  search(request: SearchRequest): SearchResponse {
    const {page = 0, hitsPerPage = HITS_PER_PAGE, section, snippetWords} = request;
    const query = request.query.trimStart();
    const asked = readQuery(query, this.ranking.vocabulary, this.synonyms);
    const {pages: ranked, matches} = this.ranking.rank(asked, query);
    const sectionOf = (found: RankedPage) => this.file.pages[found.page]?.section ?? '';
    const sections: Record<string, number> = {};
    for (const name of ranked.map(sectionOf)) sections[name] = (sections[name] ?? 0) + 1;
    const listed = ranked.filter((found) => section === undefined || sectionOf(found) === section);
    const typed = new Set(matches.flatMap((match) => [...match.typed]));
    const hits = listed
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .flatMap((found) => this.show(found, matches))
      .map((shown) => toHit(shown, typed, snippetWords));
    const nearest = ranked.length === 0 ? this.ranking.nearest(query) : undefined;
    return {hits, nbHits: listed.length, sections, nearest, engine: 'embedded'};
  }
}

/** The search of a build from its records file: the path that `records` of `search-index.json` names. */
export function createEngine(records: RecordsFile): Pick<EmbeddedSearch, 'search'> {
  const engine = new EmbeddedSearch(indexOf(records));
  engine.addTexts(records);
  return engine;
}
