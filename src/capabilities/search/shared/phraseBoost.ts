/** Of the best pages, those count more that hold words of the query in a row: the message of an error, a heading. */
import {ownText, type Section} from './record';
import {isStopWord} from './stopWords';
import {memoize, tokenize} from './tokens';
import type {RankedPage} from './rank';

/** Pages whose texts are read. */
const PAGES = 20;
/** How much more a page counts for each two words that follow each other. */
const BONUS = 0.6;

/** The tokens of a text that say something, in order. */
const phraseOf = memoize(5_000, (text): readonly string[] =>
  tokenize(text)
    .map(({whole}) => whole)
    .filter((word) => !isStopWord(word)),
);
const joined = memoize(5_000, (text) => ` ${phraseOf(text).join(' ')} `);

/** What to multiply a page's score by: more the more neighbours of the query are neighbours in one of the texts. */
export function phraseFactor(query: string, texts: readonly string[]): number {
  const phrase = phraseOf(query);
  const pairs = phrase.slice(1).map((word, index) => ` ${phrase[index] ?? ''} ${word} `);
  if (pairs.length === 0) return 1;
  const counts = texts.map((text) => pairs.filter((pair) => joined(text).includes(pair)).length);
  const most = Math.max(0, ...counts);
  return 1 + BONUS * most * ((most + 1) / phrase.length) ** 2;
}

/** Orders the best pages once more. */
export function boostPhrases(
  ranked: readonly RankedPage[],
  query: string,
  sectionsOfPage: (page: number) => readonly Section[],
): RankedPage[] {
  const best = ranked.slice(0, PAGES).map((found) => {
    const texts = sectionsOfPage(found.page).flatMap(({heading, texts}) => [heading, ...texts]);
    return {...found, score: found.score * phraseFactor(query, texts.map(ownText))};
  });
  return [...best.sort((a, b) => b.score - a.score), ...ranked.slice(PAGES)];
}
