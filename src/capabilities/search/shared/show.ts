/** What is shown of a page that was found: the record that says most of what was asked, marked up. */
import {highlight, snippet} from './highlight';
import {headingsOf, type SearchRecord} from './record';
import {shareIn, type RankedPage, type WordMatches} from './rank';
import {indexTerms} from './tokens';
import {SNIPPET_WORDS, type SearchHit} from './hit';

/** A word in a heading counts so many times. */
const HEADING_WEIGHT = 2;

const headingOf = ({hierarchy}: SearchRecord) => headingsOf(hierarchy).at(-1) ?? '';

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
 * The hit of a page: the place that says most of what was asked, by its heading, or by its text if that says more. A
 * page whose whole title was named is the answer itself, and comes with its description.
 */
export function showPage(
  {titleShare}: RankedPage,
  places: readonly Place[],
  asked: readonly WordMatches[],
  snippetWords = SNIPPET_WORDS,
): SearchHit[] {
  const share = (text: string) => shareIn(indexTerms(text), asked);
  const isNamed = titleShare === 1;
  const [best] = (isNamed ? places.slice(0, 1) : places)
    .map(([heading, text]) => {
      const inHeading = share(headingOf(heading));
      const inText = share(text?.content ?? '');
      const record = text !== undefined && inText > inHeading && !isNamed ? text : heading;
      return {record, content: text?.content, count: HEADING_WEIGHT * inHeading + inText};
    })
    .sort((a, b) => b.count - a.count);
  if (best === undefined) return [];
  const {objectID, url, type, hierarchy, method} = best.record;
  const typed = new Set(asked.flatMap((word) => [...word.typed]));
  const title = highlight(headingOf(best.record), typed);
  const text = best.content ? snippet(best.content, typed, snippetWords) : undefined;
  return [{objectID, url, type, hierarchy, method, title, snippet: text}];
}
