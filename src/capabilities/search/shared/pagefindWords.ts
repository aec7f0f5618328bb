/**
 * All words of an index, and those that mean the same. Pagefind knows no typos and no synonyms; with this file,
 * which comes after the first answer, a query is read against the words there are.
 */
import leven from 'leven';
import {parseQuery, prepareSynonyms, type Unit} from './query';
import type {QueryWord} from './pagefindQuery';
import type {SynonymGroup} from './recordsFile';

export const WORDS_FILE = 'words.json';

interface WordsFile {
  /** In alphabetical order. */
  readonly words: string;
  readonly synonyms: readonly SynonymGroup[];
}

/** Serializes the words of an index. */
export function stringifyWords(
  words: ReadonlySet<string>,
  synonyms: readonly SynonymGroup[],
): string {
  return JSON.stringify({words: [...words].sort().join(' '), synonyms} satisfies WordsFile);
}

/** Letters to add, to drop or to replace between two words; more than `most` is not counted on. */
export function editDistance(a: string, b: string, most: number): number {
  const lengths = Math.abs(a.length - b.length);
  return lengths > most ? most + 1 : Math.min(leven(a, b), most + 1);
}

export class WordList {
  private readonly words: readonly string[];
  private readonly known: ReadonlySet<string>;
  private readonly synonyms: string[][][];

  constructor(json: string) {
    const {words, synonyms} = JSON.parse(json) as WordsFile;
    this.words = words.split(' ');
    this.known = new Set(this.words);
    this.synonyms = prepareSynonyms(synonyms);
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /** The first word that begins with some letters, by its number; the list is in order. */
  private firstFrom(letters: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < letters) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isBegun(letters: string): boolean {
    return this.words[this.firstFrom(letters)]?.startsWith(letters) ?? false;
  }

  /** The word that is meant by one with a slip in it. The first letter is seldom wrong. */
  private nearest(word: string, edits: number): string | undefined {
    let best: string | undefined;
    let least = edits + 1;
    const [letter = ''] = word;
    for (let at = this.firstFrom(letter); this.words[at]?.startsWith(letter); at += 1) {
      const candidate = this.words[at] ?? '';
      const distance = editDistance(word, candidate, least - 1);
      if (distance < least) [best, least] = [candidate, distance];
    }
    return best;
  }

  /** What to ask Pagefind for, and what may stand for it. */
  private wordOf({variants}: Unit): QueryWord {
    const exact = variants.filter(({match, covers}) => match === 'exact' && covers === undefined);
    const [first] = [...exact].sort((a, b) => b.weight - a.weight);
    const begun = variants.find(({term, match}) => match === 'prefix' && this.isBegun(term));
    const fuzzy = variants.find(({match}) => typeof match === 'number');
    const guess = fuzzy && this.nearest(fuzzy.term, Number(fuzzy.match));
    const whole =
      (first?.weight === 1 ? first.term : undefined) ??
      begun?.term ??
      first?.term ??
      guess ??
      variants[0]?.term ??
      '';
    const others = exact.map(({term}) => term).filter((term) => term !== whole);
    return {whole, parts: [whole], others};
  }

  /** The words of a query, read against those of the index. */
  read(query: string): QueryWord[] {
    return parseQuery(query, this, this.synonyms).map((unit) => this.wordOf(unit));
  }
}
