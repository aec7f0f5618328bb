/** What is shown of a page that was found: the record that says most of what was asked, marked up. */
import {highlight, snippet} from './highlight';
import {SNIPPET_WORDS} from './limits';
import {headingsOf, ownText, type SearchRecord, type Section} from './record';
import {indexTerms} from './tokens';
import type {SearchHit} from './hit';
import type {WordMatches} from './rank';

/** A hit's record, and the text that goes with it. */
export interface Shown {
  readonly record: SearchRecord;
  readonly content: string | null;
}

/** The first record of those that hold most of the words asked for. */
function fullest(records: readonly SearchRecord[], asked: readonly WordMatches[]) {
  const counted = records.map((record) => {
    const own = indexTerms(ownText(record));
    return {record, count: asked.filter(({terms}) => own.some((term) => terms.has(term))).length};
  });
  return counted.reduce((a, b) => (b.count > a.count ? b : a)).record;
}

/** A section by its heading; a page comes with its description. */
export function showHeading({heading, texts}: Section): Shown {
  return {record: heading, content: heading.type === 'lvl1' ? (texts[0]?.content ?? null) : null};
}

/** A section's heading, unless one of its texts says more of what was asked; a heading comes with a text below it. */
export function showSection({heading, texts}: Section, asked: readonly WordMatches[]): Shown {
  const record = fullest([heading, ...texts], asked);
  const text = record === heading && texts.length > 0 ? fullest(texts, asked) : record;
  return {record, content: text.content};
}

/** The hit of a record, with what was typed marked in it. */
export function toHit(
  {record, content}: Shown,
  typed: ReadonlySet<string>,
  snippetWords = SNIPPET_WORDS,
): SearchHit {
  const {objectID, url, type, hierarchy} = record;
  return {
    objectID,
    url,
    type,
    hierarchy,
    title: highlight(headingsOf(hierarchy).at(-1) ?? '', typed),
    snippet: content === null ? undefined : snippet(content, typed, snippetWords),
  };
}
