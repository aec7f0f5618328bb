/** What is shown of a page that was found: the record that says most of what was asked, marked up. */
import {highlight, snippet} from './highlight';
import {LEVELS, ownText, type SearchRecord} from './record';
import {tokensOf} from './tokens';
import type {Marked, MarkedHierarchy, SearchHit, SearchRequest, SearchResponse} from './hit';
import type {Section} from './sections';

type Terms = ReadonlySet<string>;

/** From this share of the title on, the page itself is the answer, not a section of it. */
export const TITLE_IS_ANSWER = 0.99;

/** A word of the query, as the terms that stand for it. */
export interface Asked {
  readonly terms: Terms;
}

/** A hit's record, and the text that goes with it. */
export interface Shown {
  readonly record: SearchRecord;
  readonly content: string | null;
}

/** How many of the words asked for stand in a text. */
export function countAsked(text: string | null, asked: readonly Asked[]): number {
  const missing = new Set(asked);
  for (const {terms} of tokensOf(text ?? '')) {
    for (const word of missing)
      if (terms.some((term) => word.terms.has(term))) missing.delete(word);
    if (missing.size === 0) break;
  }
  return asked.length - missing.size;
}

/** The first of those with the highest score. Scores are 0 or more. */
export function firstBest<T>(items: readonly T[], scoreOf: (item: T) => number): T | undefined {
  let best: T | undefined;
  let bestScore = -1;
  for (const item of items) {
    const score = scoreOf(item);
    if (score > bestScore) [best, bestScore] = [item, score];
  }
  return best;
}

/** The first record of those that hold most of the words asked for. */
const fullest = (records: readonly SearchRecord[], asked: readonly Asked[]) =>
  firstBest(records, (record) => countAsked(ownText(record), asked));

/** Empty texts are those that have not come yet. */
const isThere = ({content}: SearchRecord) => content !== '';

/** A page by its title, with its description. */
export function showPage(lead: Section | undefined): Shown | undefined {
  const [title, description] = lead?.records ?? [];
  return title && {record: title, content: description?.content ?? null};
}

/** A section's heading, unless one of its texts says more of what was asked; a heading comes with a text below it. */
export function showSection({records}: Section, asked: readonly Asked[]): Shown | undefined {
  const shown = records.filter(isThere);
  const record = fullest(shown, asked);
  if (record === undefined) return undefined;
  if (record.type === 'content') return {record, content: record.content};
  return {record, content: fullest(shown.slice(1), asked)?.content ?? null};
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

/** The hit of a record. */
export function toHit({record, content}: Shown, matched: Terms, snippetWords: number): SearchHit {
  const {objectID, url, url_without_anchor, anchor, type, hierarchy} = record;
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

/** The first of a list, but no more of one section than can be shown. */
function limitPerSection<T>(
  listed: readonly T[],
  sectionOf: (item: T) => string,
  limit: number = Infinity,
): T[] {
  const counts = new Map<string, number>();
  return listed.filter((item) => {
    const count = (counts.get(sectionOf(item)) ?? 0) + 1;
    counts.set(sectionOf(item), count);
    return count <= limit;
  });
}

/** What a request shows of the pages that were found, best first: those on its page of hits, and the counts of all. */
export function choose<T>(
  found: readonly T[],
  sectionOf: (item: T) => string,
  {page, hitsPerPage, section, maxPerSection}: SearchRequest,
): Pick<SearchResponse, 'nbHits' | 'sections'> & {readonly wanted: T[]} {
  const sections: Record<string, number> = {};
  for (const item of found) sections[sectionOf(item)] = (sections[sectionOf(item)] ?? 0) + 1;
  const listed =
    section === undefined ? found : found.filter((item) => sectionOf(item) === section);
  const onPage = listed.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    wanted: limitPerSection(onPage, sectionOf, maxPerSection),
    nbHits: listed.length,
    sections,
  };
}
