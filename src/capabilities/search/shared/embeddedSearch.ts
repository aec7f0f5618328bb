/** The embedded engine: parses the query, ranks the pages, and shows of each the place that matched. */
import {EmbeddedIndex, type UnitMatches} from './embeddedIndex';
import {phraseOf, phraseFactor} from './phrase';
import {parseQuery, prepareSynonyms} from './query';
import {rankPages, type RankedPage} from './rank';
import {TITLE_IS_ANSWER, choose, showPage, showSection, toHit, type Shown} from './show';
import {normalize} from './tokens';
import type {SearchRequest, SearchResponse} from './hit';
import {sectionsOf, type Section} from './sections';
import type {SearchIndexFile} from './indexFile';
import type {RecordsFile} from './recordsFile';

/** Pages whose texts are read for the words of the query in a row. */
const READ_FOR_PHRASES = 20;

export class EmbeddedSearch {
  private readonly index: EmbeddedIndex;
  private readonly synonyms: string[][][];
  /** Sections with their texts, once they are there. */
  private texts: readonly Section[] | undefined;
  /** The same by page. */
  private textsByPage: readonly (readonly Section[])[] = [];

  constructor(file: SearchIndexFile) {
    this.index = new EmbeddedIndex(file);
    this.synonyms = prepareSynonyms(file.outline.synonyms);
  }

  /** Adds what hits are shown with. Without it a hit is a title or a heading, with the page's description. */
  addTexts(file: RecordsFile): void {
    this.texts = sectionsOf(file.pages, file.origin);
    const byPage: Section[][] = file.pages.map(() => []);
    for (const section of this.texts) byPage[section.page]?.push(section);
    this.textsByPage = byPage;
  }

  /** Titles of some pages, from all over the site. */
  titles(count: number): string[] {
    const {pages} = this.index;
    const step = Math.max(1, Math.floor(pages.length / count));
    return pages
      .filter((_, number) => number % step === 0)
      .slice(0, count)
      .map(({source}) => source.title);
  }

  /** What to show of a page: its title with its description, or the section that matched. */
  private show(found: RankedPage, units: readonly UnitMatches[]): Shown | undefined {
    const {page, section, titleShare} = found;
    if (titleShare >= TITLE_IS_ANSWER)
      return showPage(this.index.sections[this.index.pages[page]?.lead ?? -1]);
    const matching = (this.texts ?? this.index.sections)[section];
    return matching && showSection(matching, units);
  }

  /** The best pages once more: words that stand together as in the query say more than the same words apart. */
  private preferPhrases(ranked: readonly RankedPage[], query: string): RankedPage[] {
    const phrase = phraseOf(query);
    const best = ranked.slice(0, READ_FOR_PHRASES).map((found) => {
      const factor = phraseFactor(phrase, this.textsByPage[found.page] ?? []);
      return {...found, score: found.score * factor};
    });
    return [...best.sort((a, b) => b.score - a.score), ...ranked.slice(READ_FOR_PHRASES)];
  }

  private sectionOf({page}: RankedPage): string {
    return this.index.pages[page]?.source.section ?? '';
  }

  /** One hit for each page that matches, best first. */
  search(request: SearchRequest): SearchResponse {
    const {query, snippetWords} = request;
    const units = parseQuery(query.trimStart(), this.index.vocabulary, this.synonyms).map((unit) =>
      this.index.match(unit),
    );
    const matched = new Set(units.flatMap(({terms}) => [...terms]));
    const ranked = this.preferPhrases(rankPages(this.index, units, normalize(query).trim()), query);
    const {wanted, ...counts} = choose(ranked, (found) => this.sectionOf(found), request);
    const hits = wanted
      .map((found) => this.show(found, units))
      .filter((hit) => hit !== undefined)
      .map((shown) => toHit(shown, matched, snippetWords));
    return {hits, ...counts, engine: 'embedded'};
  }
}
