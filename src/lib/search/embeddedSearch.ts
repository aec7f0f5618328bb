/** The embedded engine: parses the query, ranks the pages, and shows of each the place that matched. */
import {EmbeddedIndex, type UnitMatches} from './embeddedIndex';
import {highlight, snippet} from './highlight';
import {parseQuery, prepareSynonyms} from './query';
import {rankPages, type RankedPage} from './rank';
import {LEVELS, type SearchRecord} from './record';
import {normalize, tokensOf} from './tokens';
import type {Marked, MarkedHierarchy, SearchHit, SearchRequest, SearchResponse} from './hit';
import {sectionsOf, type Section} from './sections';
import type {SearchIndexFile} from './indexFile';
import type {RecordsFile} from './recordsFile';

type Terms = ReadonlySet<string>;

/** From this share of the title on, the page itself is the answer, not a section of it. */
const TITLE_IS_ANSWER = 0.99;

/** A hit's record, and the text that goes with it. */
interface Shown {
  readonly record: SearchRecord;
  readonly content: string | null;
}

/** How many of the words asked for stand in a text. */
function countUnits(text: string | null, units: readonly UnitMatches[]): number {
  const missing = new Set(units);
  for (const {terms} of tokensOf(text ?? '')) {
    for (const unit of missing)
      if (terms.some((term) => unit.terms.has(term))) missing.delete(unit);
    if (missing.size === 0) break;
  }
  return units.length - missing.size;
}

/** The first record of those that hold most of the words asked for. */
function fullest(
  records: readonly SearchRecord[],
  textOf: (record: SearchRecord) => string | null,
  units: readonly UnitMatches[],
): SearchRecord | undefined {
  let best: SearchRecord | undefined;
  let bestCount = -1;
  for (const record of records) {
    const count = countUnits(textOf(record), units);
    if (count > bestCount) [best, bestCount] = [record, count];
  }
  return best;
}

/** Empty texts are those that have not come yet. */
const isThere = ({content}: SearchRecord) => content !== '';

const ownText = ({type, content, hierarchy}: SearchRecord) =>
  type === 'content' ? content : hierarchy[type];

/** A section's heading, unless one of its texts says more of what was asked; a heading comes with a text below it. */
function showSection({records}: Section, units: readonly UnitMatches[]): Shown | undefined {
  const shown = records.filter(isThere);
  const record = fullest(shown, ownText, units);
  if (record === undefined) return undefined;
  if (record.type === 'content') return {record, content: record.content};
  const text = fullest(shown.slice(1), ownText, units);
  return {record, content: text?.content ?? null};
}

function mark(text: string | null, matched: Terms, size?: number): Marked | undefined {
  if (text === null) return undefined;
  const value = size === undefined ? highlight(text, matched) : snippet(text, matched, size);
  const isMatch = value.includes('<mark>');
  return {value, matchLevel: isMatch ? 'full' : 'none', matchedWords: isMatch ? [...matched] : []};
}

function markedHierarchy(record: SearchRecord, matched: Terms): MarkedHierarchy {
  return Object.fromEntries(
    LEVELS.map((level) => [level, mark(record.hierarchy[level], matched)]),
  ) as MarkedHierarchy;
}

function toHit(record: SearchRecord, matched: Terms, snippetWords: number): SearchHit {
  const {objectID, url, url_without_anchor, anchor, type, content, hierarchy} = record;
  const marked = markedHierarchy(record, matched);
  return {
    objectID,
    url,
    url_without_anchor,
    anchor,
    type,
    content,
    hierarchy,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: marked, content: mark(content, matched, snippetWords)},
  };
}

export class EmbeddedSearch {
  private readonly index: EmbeddedIndex;
  private readonly synonyms: string[][][];
  /** Sections with their texts, once they are there. */
  private texts: readonly Section[] | undefined;

  constructor(file: SearchIndexFile) {
    this.index = new EmbeddedIndex(file);
    this.synonyms = prepareSynonyms(file.outline.synonyms);
  }

  /** Adds what hits are shown with. Without it a hit is a title or a heading, with the page's description. */
  addTexts(file: RecordsFile): void {
    this.texts = sectionsOf(file.pages, file.origin);
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
    const lead = this.index.sections[this.index.pages[page]?.lead ?? -1];
    const [title, description] = lead?.records ?? [];
    if (title !== undefined && titleShare >= TITLE_IS_ANSWER) {
      return {record: title, content: description?.content ?? null};
    }
    const matching = (this.texts ?? this.index.sections)[section];
    return matching && showSection(matching, units);
  }

  private sectionOf({page}: RankedPage): string {
    return this.index.pages[page]?.source.section ?? '';
  }

  /** One hit for each page that matches, best first. */
  search({query, page, hitsPerPage, section, snippetWords}: SearchRequest): SearchResponse {
    const units = parseQuery(query.trimStart(), this.index.vocabulary, this.synonyms).map((unit) =>
      this.index.match(unit),
    );
    const matched = new Set(units.flatMap(({terms}) => [...terms]));
    const ranked = rankPages(this.index, units, normalize(query).trim());
    const sections: Record<string, number> = {};
    for (const found of ranked) {
      sections[this.sectionOf(found)] = (sections[this.sectionOf(found)] ?? 0) + 1;
    }
    const listed =
      section === undefined ? ranked : ranked.filter((found) => this.sectionOf(found) === section);
    const hits = listed
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((found) => this.show(found, units))
      .filter((hit) => hit !== undefined)
      .map(({record, content}) => toHit({...record, content}, matched, snippetWords));
    return {hits, nbHits: listed.length, sections, engine: 'embedded'};
  }
}
