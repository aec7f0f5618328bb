/** What is shown of a page that was found: the record that says most of what was asked, marked up. */
import {highlight, snippet} from './highlight';
import {SNIPPET_WORDS} from './limits';
import {headingsOf, ownText, pageRecords, type SearchRecord} from './record';
import {shareIn, type RankedPage, type WordMatches} from './rank';
import type {SearchHit} from './hit';

/** A heading with the texts below it, up to the next heading. */
type Section = [heading: SearchRecord, ...texts: SearchRecord[]];

/** A word in the heading of a section counts so many times. */
const HEADING_WEIGHT = 2;

/** A hit's record, and the text that goes with it. */
export interface Shown {
  readonly record: SearchRecord;
  readonly content: string | null;
}

function sectionsOf(records: readonly SearchRecord[]): Section[] {
  const sections: Section[] = [];
  for (const record of records) {
    if (record.type === 'content') sections.at(-1)?.push(record);
    else sections.push([record]);
  }
  return sections;
}

/** The first of those that count most. */
function fullest<T>(choices: readonly T[], count: (choice: T) => number): T {
  const counted = choices.map((choice) => ({choice, count: count(choice)}));
  return counted.reduce((a, b) => (b.count > a.count ? b : a)).choice;
}

/**
 * The section that says most of what was asked, by its heading, or by one of its texts if that says more; a heading
 * comes with a text below it. A page whose whole title was named is the answer itself, and comes with its description.
 */
export function showPage(
  {page, titleShare}: RankedPage,
  origin: string,
  asked: readonly WordMatches[],
): Shown {
  const isNamed = titleShare === 1;
  const share = (...records: readonly SearchRecord[]) => shareIn(records.map(ownText), asked);
  const sections = sectionsOf(pageRecords(page, origin));
  const [heading, ...texts] = fullest(
    isNamed ? sections.slice(0, 1) : sections,
    ([own, ...rest]) => HEADING_WEIGHT * share(own) + share(...rest),
  );
  if (isNamed || texts.length === 0) return {record: heading, content: texts[0]?.content ?? null};
  const record = fullest([heading, ...texts], share);
  return {record, content: (record === heading ? fullest(texts, share) : record).content};
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
    snippet: content ? snippet(content, typed, snippetWords) : undefined,
  };
}
