/** How much of a query stands in a text word after word: the message of an error, the words of a heading. */
import {ownText} from './record';
import {isStopWord} from './stopWords';
import {tokensOf} from './tokens';
import type {Section} from './sections';

/** The words of a text that say something, in order. */
export const phraseOf = (text: string): string[] =>
  tokensOf(text)
    .map(({whole}) => whole)
    .filter((word) => !isStopWord(word));

/** The most words of a phrase that follow each other in a text, those that say nothing passed over. */
export function longestRun(phrase: readonly string[], text: string): number {
  let longest = 0;
  // For each place of the phrase how long the run is that ends there; nearly always none does.
  let runs: number[] = [];
  for (const {whole} of tokensOf(text)) {
    if (phrase.includes(whole)) {
      const before = runs;
      runs = phrase.map((wanted, place) => (wanted === whole ? (before[place - 1] ?? 0) + 1 : 0));
      longest = Math.max(longest, ...runs);
    } else if (runs.length > 0 && !isStopWord(whole)) {
      runs = [];
    }
  }
  return longest;
}

/** How much more a page counts for each further word of the phrase in a row. */
const BONUS = 0.6;

/** What to multiply a page's score by: more the longer the run, and the more of the phrase it is. A single word is no phrase. */
export function phraseFactor(phrase: readonly string[], sections: readonly Section[]): number {
  if (phrase.length < 2) return 1;
  let longest = 1;
  for (const {records} of sections) {
    for (const record of records)
      longest = Math.max(longest, longestRun(phrase, ownText(record) ?? ''));
  }
  return 1 + BONUS * (longest - 1) * (longest / phrase.length) ** 2;
}
