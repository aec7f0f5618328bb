/** The embedded engine: parses the query, ranks the pages, and shows of each the place that matched. */
import {indexOf} from './indexFile';
import {boostPhrases} from './phraseBoost';
import {parseQuery, prepareSynonyms} from './query';
import {rankPages, type RankablePage, type RankedPage} from './rank';
import {sectionsOf, type RecordsFile, type Section} from './record';
import {SectionIndex, type UnitMatches} from './sectionIndex';
import {choose, showHeading, showSection, toHit, type Shown} from './show';
import {isStopWord} from './stopWords';
import {normalize, tokenize} from './tokens';
import type {SearchRequest, SearchResponse} from './hit';

/** From this share of the title on, the page itself is the answer, not a section of it. */
const TITLE_IS_ANSWER = 0.99;

/** The words of a title that a query must hold to name the page. */
function titleTermsOf(title: string): (readonly string[])[] {
  const tokens = tokenize(title);
  const meaningful = tokens.filter(({whole}) => !isStopWord(whole));
  return (meaningful.length > 0 ? meaningful : tokens).map(({terms}) => terms);
}

export class EmbeddedSearch {
  private readonly index: SectionIndex;
  private readonly pages: readonly RankablePage[];
  private readonly synonyms: string[][][];
  /** Sections with their texts, once they are there, by their number. */
  private texts: readonly Section[] | undefined;
  private readonly textsByPage = new Map<number, Section[]>();

  /** @param file what `indexOf` makes of the records */
  constructor(private readonly file: RecordsFile) {
    this.index = new SectionIndex(file);
    this.pages = file.pages.map(({title, rank}) => ({
      title,
      rank,
      titleTerms: titleTermsOf(title),
    }));
    this.synonyms = prepareSynonyms(file.synonyms);
  }

  /** Adds what hits are shown with. Without it a hit is a title or a heading, with the page's description. */
  addTexts(records: RecordsFile): void {
    this.texts = sectionsOf(records);
    for (const section of this.texts) {
      const ofPage = this.textsByPage.get(section.page) ?? [];
      this.textsByPage.set(section.page, [...ofPage, section]);
    }
  }

  /** What to show of a page: its title with its description, or the section that matched. */
  private show(found: RankedPage, units: readonly UnitMatches[]): Shown | undefined {
    const {page, section, titleShare} = found;
    if (titleShare >= TITLE_IS_ANSWER)
      return showHeading(this.index.sections.find((lead) => lead.page === page));
    const matching = this.texts?.[section];
    return matching === undefined
      ? showHeading(this.index.sections[section])
      : showSection(matching, units);
  }

  /** One hit for each page that matches, best first. */
  search(request: SearchRequest): SearchResponse {
    const query = request.query.trimStart();
    const units = parseQuery(query, this.index.vocabulary, this.synonyms).map((unit) =>
      this.index.match(unit),
    );
    const ranked = boostPhrases(
      rankPages(this.index, this.pages, units, normalize(query).trim()),
      query,
      (page) => this.textsByPage.get(page) ?? [],
    );
    const sectionOf = ({page}: RankedPage) => this.file.pages[page]?.section ?? '';
    const {wanted, ...counts} = choose(ranked, sectionOf, request);
    const typed = new Set(units.flatMap((unit) => [...unit.typed]));
    const hits = wanted
      .flatMap((found) => this.show(found, units) ?? [])
      .map((shown) => toHit(shown, typed, request.snippetWords));
    const nearest = ranked.length === 0 ? this.index.nearest(query) : undefined;
    return {hits, ...counts, nearest, engine: 'embedded'};
  }
}

/** The search of a build from its records file: the path that `records` of `search-index.json` names. */
export function createEngine(records: RecordsFile): Pick<EmbeddedSearch, 'search'> {
  const engine = new EmbeddedSearch(indexOf(records));
  engine.addTexts(records);
  return engine;
}
