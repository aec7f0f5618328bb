/** A query as the words asked for: each with the terms of the index that may stand for it. */
import {memoize} from '../../../lib/memoize';
import type {SynonymGroup} from './record';
import {isStopWord, isWeakWord, tokenize, type Token} from './tokens';

/** What the index is asked for: a term, the terms that begin with it, or those a few letters off. */
export interface Alternative {
  readonly term: string;
  /** 1 for the word itself. */
  readonly weight: number;
  readonly prefix?: boolean;
  /** Letters that may differ. */
  readonly fuzzy?: number;
  /** Not what was typed, but a word that means the same. */
  readonly isSynonym?: true;
}

export interface AskedWord {
  readonly alternatives: readonly Alternative[];
  /** 1, or less for a word that says little. */
  readonly weight: number;
}

/** Whether the index has a term. */
type Knows = (term: string) => boolean;

const WEIGHTS = {synonym: 0.4, synonymOfUnknown: 0.9, withoutEnding: 0.7};
const WEAK_WORD = 0.3;
/** The stem of a long word may be right, or nearly, where its ending is not: `attesttaion`. */
const LONG = 10;
const ENDING = 4;
/** A shorter word that the index does not know is no misspelt one: too many are near. */
const FUZZY_FROM = 4;

/** The last word of a query may still be being typed; a word that no page has may be misspelt. */
function alternativesOf(term: string, isLast: boolean, knows: Knows): Alternative[] {
  if (knows(term)) return [{term, weight: 1, prefix: isLast}];
  const fuzzy = term.length < FUZZY_FROM ? 0 : term.length === FUZZY_FROM ? 1 : 2;
  const begun = {term: term.slice(0, -ENDING), weight: WEIGHTS.withoutEnding, fuzzy: 1};
  return [{term, weight: 1, prefix: true, fuzzy}, ...(term.length < LONG ? [] : [begun])];
}

/** A text as the stems of its words. */
const stemsOf = memoize((text) =>
  tokenize(text)
    .flatMap(({parts}) => parts)
    .join(' '),
);

/** Reads a query. An identifier is asked for as a whole if a page has it, else by its parts. */
export function readQuery(
  query: string,
  synonyms: readonly SynonymGroup[],
  knows: Knows,
): AskedWord[] {
  const groups = synonyms.map((group) => group.map(stemsOf));
  // Of a synonym of several words nothing is looked for: alone they mean other things.
  const synonymsOf = (phrase: string): Alternative[] =>
    groups
      .filter((group) => group.includes(phrase))
      .flatMap((group) => group.filter((term) => term !== phrase && !term.includes(' ')))
      .map((term) => ({
        term,
        weight: knows(phrase) ? WEIGHTS.synonym : WEIGHTS.synonymOfUnknown,
        isSynonym: true,
      }));
  const tokens = tokenize(query);
  const begun = /\W$/.test(query) ? undefined : tokens.at(-1);
  const readToken = (token: Token): AskedWord[] => {
    const {whole, parts} = token;
    const terms = knows(whole) || parts.length === 0 ? [whole] : parts;
    return terms.map((term, index) => {
      const isLast = token === begun && index === terms.length - 1;
      const alternatives = [...alternativesOf(term, isLast, knows), ...synonymsOf(term)];
      return {weight: isWeakWord(term) ? WEAK_WORD : 1, alternatives};
    });
  };
  const text = ` ${stemsOf(query)} `;
  const phrases = groups
    .flat()
    .filter((phrase) => phrase.includes(' ') && text.includes(` ${phrase} `));
  const telling = tokens.filter(({whole}) => !isStopWord(whole));
  const words = telling.length > 0 || phrases.length > 0 ? telling : tokens;
  return [
    ...words.flatMap(readToken),
    ...phrases.map((phrase) => ({weight: 1, alternatives: synonymsOf(phrase)})),
  ];
}
