/** What is shown of a page that was found: the record that says most of what was asked, marked up. */
import {highlight, snippet} from './highlight';
import {HITS_PER_PAGE, SNIPPET_WORDS} from './limits';
import {headingsOf, ownText, type SearchRecord, type Section} from './record';
import {tokenize} from './tokens';
import type {SearchHit, SearchRequest, SearchResponse} from './hit';

type Terms = ReadonlySet<string>;

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
function countAsked(text: string | null, asked: readonly Asked[]): number {
  const tokens = tokenize(text ?? '');
  const isHeld = ({terms}: Asked) =>
    tokens.some((token) => token.terms.some((term) => terms.has(term)));
  return asked.filter(isHeld).length;
}

/** The first record of those that hold most of the words asked for. */
function fullest(records: readonly SearchRecord[], asked: readonly Asked[]) {
  const counted = records.map((record) => ({record, count: countAsked(ownText(record), asked)}));
  const most = Math.max(...counted.map(({count}) => count));
  return counted.find(({count}) => count === most)?.record;
}

/** A section by its heading; a page comes with its description. */
export function showHeading(section: Section | undefined): Shown | undefined {
  const [record, text] = section?.records ?? [];
  return record && {record, content: record.type === 'lvl1' ? (text?.content ?? null) : null};
}

/** A section's heading, unless one of its texts says more of what was asked; a heading comes with a text below it. */
export function showSection({records}: Section, asked: readonly Asked[]): Shown | undefined {
  const record = fullest(records, asked);
  if (record === undefined) return undefined;
  if (record.type === 'content') return {record, content: record.content};
  return {record, content: fullest(records.slice(1), asked)?.content ?? null};
}

/** The hit of a record, with some words marked. */
export function toHit(
  {record, content}: Shown,
  marked: Terms,
  snippetWords = SNIPPET_WORDS,
): SearchHit {
  const {objectID, url, type, hierarchy} = record;
  return {
    objectID,
    url,
    type,
    hierarchy,
    title: highlight(headingsOf(hierarchy).at(-1) ?? '', marked),
    snippet: content === null ? undefined : snippet(content, marked, snippetWords),
  };
}

/** What a request shows of the pages that were found, best first: those on its page of hits, and the counts of all. */
export function choose<T>(
  found: readonly T[],
  sectionOf: (item: T) => string,
  {page = 0, hitsPerPage = HITS_PER_PAGE, section, maxPerSection = Infinity}: SearchRequest,
): Pick<SearchResponse, 'nbHits' | 'sections'> & {readonly wanted: T[]} {
  const sections: Record<string, number> = {};
  for (const item of found) sections[sectionOf(item)] = (sections[sectionOf(item)] ?? 0) + 1;
  const listed =
    section === undefined ? found : found.filter((item) => sectionOf(item) === section);
  const onPage = listed.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const shown = new Map<string, number>();
  const wanted = onPage.filter((item) => {
    const count = (shown.get(sectionOf(item)) ?? 0) + 1;
    shown.set(sectionOf(item), count);
    return count <= maxPerSection;
  });
  return {wanted, nbHits: listed.length, sections};
}
