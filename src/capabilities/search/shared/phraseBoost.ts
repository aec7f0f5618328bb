/** Of the best pages, those count more that hold words of the query in a row: the message of an error, a heading. */
import {isStopWord} from './stopWords';
import {memoize, tokenize} from './tokens';
import type {RankedPage} from './rank';

/** Pages whose texts are read. */
const PAGES = 20;
/** How much more a page counts for each two words that follow each other. */
const BONUS = 0.6;

/** The words of a text that say something, in order. */
const tellingWords = (text: string): string[] =>
  tokenize(text)
    .map(({whole}) => whole)
    .filter((word) => !isStopWord(word));

/** The same as one text, in which pairs are looked for. */
const searchable = memoize(500, (text) => ` ${tellingWords(text).join(' ')} `);

/** What to multiply a page's score by: more the more neighbours of the query are neighbours in its text. */
export function phraseFactor(query: string, text: string): number {
  const words = tellingWords(query);
  const pairs = words.slice(1).map((word, index) => ` ${words[index] ?? ''} ${word} `);
  if (pairs.length === 0) return 1;
  const found = pairs.filter((pair) => searchable(text).includes(pair)).length;
  return 1 + BONUS * found * ((found + 1) / words.length) ** 2;
}

/** Orders the best pages once more. */
export function boostPhrases(
  ranked: readonly RankedPage[],
  query: string,
  textOf: (page: number) => string,
): RankedPage[] {
  const best = ranked.slice(0, PAGES).map((found) => ({
    ...found,
    score: found.score * phraseFactor(query, textOf(found.page)),
  }));
  return [...best.sort((a, b) => b.score - a.score), ...ranked.slice(PAGES)];
}
