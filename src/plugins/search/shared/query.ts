/** Reads a query: which terms of the index each of its words may stand for. */
import {memoize} from '../../../lib/memoize';
import type {SynonymGroup} from './record';
import {isStopTerm, tokenize, type Token} from './tokens';

/** A lookup in the index for one word of a query. */
interface Alternative {
  readonly term: string;
  /** 1 for the word itself, less for others. */
  readonly weight: number;
  /** Whether terms that start with this one match. */
  readonly prefix?: boolean;
  /** The number of letters by which matching terms may differ. */
  readonly fuzzy?: number;
  /** Whether this is a synonym of the word. */
  readonly isSynonym?: true;
}

/** A word of a query. */
export interface QueryWord {
  /** What the reader typed, in lower case and without accents. */
  readonly typed: string;
  /** Whether a page contains the word, a word that begins with it, or a synonym. Otherwise similar words are looked up. */
  readonly isKnown: boolean;
  /**
   * Whether this is a code, a status, or a name in code, such as `E11000`, `404`, or `max_tokens`, that no page has in its
   * title. A reader may look for each place that explains it.
   */
  readonly isIdentifier: boolean;
  /** The best of them counts. */
  readonly alternatives: readonly Alternative[];
}

/** What the reading of a query needs to know about the index. */
export interface KnownTerms {
  readonly has: (term: string) => boolean;
  readonly hasPrefix: (prefix: string) => boolean;
  readonly isInTitle: (term: string) => boolean;
}

/** Further words of a query are ignored, so that no query takes long. */
const MAX_WORDS = 32;

const SYNONYM_WEIGHT = 0.4;
/** A word that no page contains probably means its synonyms. */
const SYNONYM_OF_UNKNOWN_WEIGHT = 0.9;
const PREFIX_WEIGHT = 0.5;
const SIMILAR_WEIGHT = 0.5;
const WITHOUT_ENDING_WEIGHT = 0.4;

/** Shorter identifiers, such as `3` or `v1`, are in too many places. */
const SHORTEST_IDENTIFIER = 3;
/** From this length on, an unknown word is also searched without its ending: `attesttaion` as `attestt`. */
const LONG_WORD = 10;
const ENDING_LENGTH = 4;
/** Shorter words resemble too many others, so typos in them are not corrected. */
const SHORTEST_FUZZY_WORD = 5;
/** From this length on, two letters may differ. */
const TWO_TYPOS_LENGTH = 6;

/**
 * Returns the words of a query, each once, with the terms that each may stand for. Words such as `the` are left out if
 * others remain. An identifier is looked up as a whole if a page contains it, and otherwise by its parts.
 *
 * @param isFinished whether the reader has typed the whole query. Otherwise, the last word may be the beginning of another
 */
export function readQuery(
  query: string,
  synonyms: readonly SynonymGroup[],
  known: KnownTerms,
  isFinished = false,
): QueryWord[] {
  const groups = synonyms.map((group) => group.map(stemWords));
  const tokens = tokenize(query).slice(0, MAX_WORDS);
  const unfinished = isFinished || /[^\p{L}\p{M}\p{N}]$/u.test(query) ? undefined : tokens.at(-1);

  const phrases = findPhrases(query, groups);
  const significant = tokens.filter(({whole}) => !isStopTerm(whole));
  const used = significant.length > 0 || phrases.length > 0 ? significant : tokens;

  const words = used.flatMap((token) => readToken(token, token === unfinished, groups, known));
  const phraseWords = phrases.map((phrase): QueryWord => {
    const alternatives = findSynonyms(phrase, groups, known);
    return {typed: phrase, isKnown: true, isIdentifier: false, alternatives};
  });
  return [...new Map([...words, ...phraseWords].map((word) => [word.typed, word])).values()];
}

/** Returns the words of a query that say nothing about what the reader looks for, such as `the`, each once. */
export const stopTermsOf = (query: string): string[] => {
  const terms = tokenize(query).map(({whole}) => whole);
  return [...new Set(terms.slice(0, MAX_WORDS).filter(isStopTerm))];
};

/** Returns the stems of the words in a text, separated by spaces. */
export const stemWords = memoize((text: string) =>
  tokenize(text)
    .flatMap(({parts}) => parts)
    .join(' '),
);

type StemmedGroups = readonly (readonly string[])[];

/** Returns the synonyms of several words that a query contains. */
function findPhrases(query: string, groups: StemmedGroups): string[] {
  const text = ` ${stemWords(query)} `;
  return groups.flat().filter((term) => term.includes(' ') && text.includes(` ${term} `));
}

function readToken(
  {typed, whole, parts}: Token,
  isUnfinished: boolean,
  groups: StemmedGroups,
  known: KnownTerms,
): QueryWord[] {
  if (known.has(whole) || parts.length <= 1) {
    const isIdentifier =
      (parts.length > 1 || /\P{L}/u.test(whole)) &&
      whole.length >= SHORTEST_IDENTIFIER &&
      !known.isInTitle(whole);
    return [{...readTerm(whole, typed, isUnfinished, groups, known), isIdentifier}];
  }
  return parts.map((part, index) => {
    const mayContinue = isUnfinished && index === parts.length - 1;
    return readTerm(part, part, mayContinue, groups, known);
  });
}

/** Reads a word: the term itself, words that it begins, its synonyms, and, if there are none of these, similar words. */
function readTerm(
  term: string,
  typed: string,
  isUnfinished: boolean,
  groups: StemmedGroups,
  known: KnownTerms,
): QueryWord {
  const alternatives: Alternative[] = [];
  if (known.has(term)) alternatives.push({term, weight: 1});
  // The typed letters, not the stem: 'retry' has the stem 'retri', which begins 'retriev'.
  if ((isUnfinished || alternatives.length === 0) && known.hasPrefix(typed)) {
    alternatives.push({term: typed, weight: PREFIX_WEIGHT, prefix: true});
  }
  alternatives.push(...findSynonyms(term, groups, known));
  const isKnown = alternatives.length > 0;
  return {
    typed,
    isKnown,
    isIdentifier: false,
    alternatives: isKnown ? alternatives : findSimilar(term),
  };
}

/** Returns the lookups for a term that no page contains: it may be misspelled. */
function findSimilar(term: string): Alternative[] {
  if (term.length < SHORTEST_FUZZY_WORD) return [];
  const similar = {
    term,
    weight: SIMILAR_WEIGHT,
    fuzzy: term.length < TWO_TYPOS_LENGTH ? 1 : 2,
  };
  if (term.length < LONG_WORD) return [similar];
  const beginning = term.slice(0, -ENDING_LENGTH);
  return [similar, {term: beginning, weight: WITHOUT_ENDING_WEIGHT, prefix: true, fuzzy: 1}];
}

/** Returns the synonyms of a phrase that pages contain. Those of several words are left out; alone, their words mean other things. */
function findSynonyms(phrase: string, groups: StemmedGroups, known: KnownTerms): Alternative[] {
  const weight = known.has(phrase) ? SYNONYM_WEIGHT : SYNONYM_OF_UNKNOWN_WEIGHT;
  return groups
    .filter((group) => group.includes(phrase))
    .flatMap((group) => group.filter((term) => term !== phrase && known.has(term)))
    .map((term) => ({term, weight, isSynonym: true}));
}
