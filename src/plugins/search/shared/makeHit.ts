/**
 * Makes the hit of a page: the record that matches the query best, with the matches marked. Only `EmbeddedSearch` uses
 * it; hits of the hosted service come from there.
 */
import {highlight, snippet} from './highlight';
import {SNIPPET_WORDS, type SearchHit} from './hit';
import {matchedShare, type RankedPage, type WordMatches} from './rank';
import {headingsOf, type SearchRecord} from './record';
import {indexTerms} from './tokens';

/** The part of the query in a place counts this many times as much as the part in its heading. */
const PLACE_WEIGHT = 2;

/** A heading, and one of the texts below it. */
export interface Place {
  readonly heading: SearchRecord;
  /** Undefined for a heading without a text. */
  readonly text: SearchRecord | undefined;
}

/**
 * Returns the places in the records of a page: each text with the heading above it, and each heading without a text.
 * `EmbeddedSearch` keeps the result for `makeHit`.
 */
export function findPlaces(records: readonly SearchRecord[]): Place[] {
  const places: Place[] = [];
  let heading: SearchRecord | undefined;
  for (const [position, record] of records.entries()) {
    if (record.type === 'content') {
      if (heading !== undefined) places.push({heading, text: record});
      continue;
    }
    heading = record;
    if (records[position + 1]?.type !== 'content') places.push({heading, text: undefined});
  }
  return places;
}

/**
 * Returns the hit for a page: the place that contains most of the query. If the query contains the whole title, the hit
 * is the page itself, with its description. Returns undefined for a page without places.
 */
export function makeHit(
  {titleShare}: RankedPage,
  places: readonly Place[],
  matches: readonly WordMatches[],
  snippetWords = SNIPPET_WORDS,
): SearchHit | undefined {
  const isNamed = titleShare === 1;
  const candidates = isNamed ? places.slice(0, 1) : places;
  const [best] = candidates
    .map((place) => ratePlace(place, matches))
    .sort((a, b) => b.score - a.score);
  if (best === undefined) return undefined;

  const record = best.isText && !isNamed ? best.text : best.heading;
  if (record === undefined) return undefined;
  const {objectID, url, type, hierarchy, method} = record;
  const typedTerms = new Set(matches.flatMap((match) => [...match.typedTerms]));
  const title = highlight(lastHeading(record), typedTerms);
  // A place without text, and every place before the texts are loaded, has the description of the page: its first text.
  const content = best.text?.content || places[0]?.text?.content;
  return {
    objectID,
    url,
    type,
    hierarchy,
    method,
    title,
    snippet: content ? snippet(content, typedTerms, snippetWords) : undefined,
  };
}

/** Rates a place. `isText` says whether its text contains more of the query than its heading. */
function ratePlace({heading, text}: Place, matches: readonly WordMatches[]) {
  const headingTerms = indexTerms(lastHeading(heading));
  const textTerms = indexTerms(text?.content ?? '');
  const headingShare = matchedShare(headingTerms, matches);
  const textShare = matchedShare(textTerms, matches);
  const placeShare = matchedShare([...headingTerms, ...textTerms], matches);
  const score = PLACE_WEIGHT * placeShare + headingShare;
  return {heading, text, isText: textShare > headingShare, score};
}

const lastHeading = ({hierarchy}: SearchRecord): string => headingsOf(hierarchy).at(-1) ?? '';
