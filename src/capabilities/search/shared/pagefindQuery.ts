/** A query as Pagefind is asked it: the words that say something, as the index knows them. */
import {isStopWord, isWeakWord} from './stopWords';
import {tokenize, type Token} from './tokens';

/** One word or identifier of a query. */
export interface QueryWord extends Pick<Token, 'whole' | 'parts'> {
  /** Words that may stand for it. */
  readonly others?: readonly string[];
}

/** Questions longer than this are not taken apart word by word. */
const MAX_RELAXED_WORDS = 8;

/** Searches for other words of the same meaning, in all. */
const MAX_ALTERNATIVES = 8;

/** A single letter begins too many words to say anything beside others. */
const isLetter = (word: string) => /^\p{L}$/u.test(word);

/** The words without single letters, if others are left. */
export function withoutLetters<Word extends QueryWord>(words: readonly Word[]): readonly Word[] {
  const long = words.filter(({whole}) => !isLetter(whole));
  return long.length > 0 ? long : words;
}

/** The words of a query worth asking for; all of them when none is. */
export function queryWords(query: string): readonly QueryWord[] {
  const long = withoutLetters(tokenize(query));
  const telling = long.filter(({whole}) => !isStopWord(whole));
  return telling.length > 0 ? telling : long;
}

/** The words as Pagefind takes them. An identifier goes with its parts: what the index does not know is passed over. */
export function pagefindText(words: readonly QueryWord[]): string {
  return [...new Set(words.flatMap(({whole, parts}) => [whole, ...parts]))].join(' ');
}

/** Queries to ask when few pages hold all words: without the weak ones, then one word given up in each. */
export function relaxations(words: readonly QueryWord[]): QueryWord[][] {
  if (words.length < 2 || words.length > MAX_RELAXED_WORDS) return [];
  const strong = words.filter(({whole}) => !isWeakWord(whole));
  const without = words.map((_, left) => words.filter((_word, index) => index !== left));
  return strong.length > 0 && strong.length < words.length ? [strong, ...without] : without;
}

/** Queries in which a word is replaced by one that means the same. */
export function alternatives(words: readonly QueryWord[]): QueryWord[][] {
  const all = words.flatMap((word, place) =>
    (word.others ?? []).map((other) => words.with(place, {whole: other, parts: [other]})),
  );
  return all.slice(0, MAX_ALTERNATIVES);
}
