/** Of the best pages, those count more that hold words of the query in a row: the message of an error, a heading. */
import {ownText, type SearchRecord, type Section} from './record';
import {isStopWord} from './stopWords';
import {tokenize} from './tokens';
import type {RankedPage} from './rank';

/** Pages whose texts are read. */
const PAGES = 20;
/** How much more a page counts for each further word in a row. */
const BONUS = 0.6;

/** The words of a text that say something, in order. */
export const phraseOf = (text: string): string[] =>
  tokenize(text)
    .map(({whole}) => whole)
    .filter((word) => !isStopWord(word));

/** Results are asked for the same texts from letter to letter of a query. */
const known = new WeakMap<SearchRecord, readonly string[]>();

function wordsOf(record: SearchRecord): readonly string[] {
  const words = known.get(record) ?? phraseOf(ownText(record) ?? '');
  known.set(record, words);
  return words;
}

/** The most words of a phrase that follow each other in a text; of both only the words that say something. */
export function longestRun(phrase: readonly string[], words: readonly string[]): number {
  let longest = 0;
  // For each place of the phrase how long the run is that ends there; nearly always none does.
  let runs: number[] = [];
  for (const word of words) {
    if (phrase.includes(word)) {
      const before = runs;
      runs = phrase.map((wanted, place) => (wanted === word ? (before[place - 1] ?? 0) + 1 : 0));
      longest = Math.max(longest, ...runs);
    } else if (runs.length > 0) {
      runs = [];
    }
  }
  return longest;
}

/** What to multiply a page's score by: more the longer the run, and the more of the phrase it is. A single word is no phrase. */
export function phraseFactor(phrase: readonly string[], sections: readonly Section[]): number {
  if (phrase.length < 2) return 1;
  const records = sections.flatMap((section) => section.records);
  const longest = Math.max(1, ...records.map((record) => longestRun(phrase, wordsOf(record))));
  return 1 + BONUS * (longest - 1) * (longest / phrase.length) ** 2;
}

/** Orders the best pages once more. */
export function boostPhrases(
  ranked: readonly RankedPage[],
  query: string,
  sectionsOfPage: (page: number) => readonly Section[],
): RankedPage[] {
  const phrase = phraseOf(query);
  const best = ranked.slice(0, PAGES).map((found) => ({
    ...found,
    score: found.score * phraseFactor(phrase, sectionsOfPage(found.page)),
  }));
  return [...best.sort((a, b) => b.score - a.score), ...ranked.slice(PAGES)];
}
