/** What is shown of a page that was found: the record that says most of what was asked, marked up. */
import {highlight, snippet} from './highlight';
import {SNIPPET_WORDS} from './limits';
import {headingsOf, ownText, type SearchRecord} from './record';
import {shareIn, type RankedPage, type WordMatches} from './rank';
import {indexTerms} from './tokens';
import type {SearchHit} from './hit';

/** A word in a heading counts so many times. */
const HEADING_WEIGHT = 2;

/** A hit's record, and the text that goes with it. */
export interface Shown {
  readonly record: SearchRecord;
  readonly content: string | null;
}

/** A heading, and a text below it if there is one. */
type Place = readonly [heading: SearchRecord, text?: SearchRecord];

/** The places of a page: each text with its heading, and headings without a text. */
export function placesOf(records: readonly SearchRecord[]): Place[] {
  let heading: SearchRecord | undefined;
  return records.flatMap((record, at): Place[] => {
    if (record.type === 'content') return heading === undefined ? [] : [[heading, record]];
    heading = record;
    return records[at + 1]?.type === 'content' ? [] : [[record]];
  });
}

/**
 * The place that says most of what was asked: its heading, or its text if that says more. A page whose whole title was
 * named is the answer itself, and comes with its description.
 */
export function showPage(
  {titleShare}: RankedPage,
  places: readonly Place[],
  asked: readonly WordMatches[],
): Shown {
  const share = (record?: SearchRecord) =>
    record === undefined ? 0 : shareIn([indexTerms(ownText(record))], asked);
  const [first] = places;
  if (titleShare === 1 && first !== undefined)
    return {record: first[0], content: first[1]?.content ?? null};
  const counted = places.map(([heading, text]) => {
    const [inHeading, inText] = [share(heading), share(text)];
    const record = text !== undefined && inText > inHeading ? text : heading;
    const content = text?.content ?? null;
    return {record, content, count: HEADING_WEIGHT * inHeading + inText};
  });
  return counted.reduce((a, b) => (b.count > a.count ? b : a));
}

/** The hit of a record, with what was typed marked in it. */
export function toHit(
  {record, content}: Shown,
  typed: ReadonlySet<string>,
  snippetWords = SNIPPET_WORDS,
): SearchHit {
  const {objectID, url, type, hierarchy, method} = record;
  return {
    objectID,
    url,
    type,
    hierarchy,
    method,
    title: highlight(headingsOf(hierarchy).at(-1) ?? '', typed),
    snippet: content ? snippet(content, typed, snippetWords) : undefined,
  };
}
