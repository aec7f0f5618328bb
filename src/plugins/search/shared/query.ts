/** Reads a query: which terms of the index each of its words may stand for. */
import {memoize} from '../../../lib/memoize';
import type {SynonymGroup} from './record';
import {isStopTerm, isWeakTerm, tokenize, type Token} from './tokens';

/** A lookup in the index for one word of a query. */
export interface Alternative {
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
  /** The best of them counts. */
  readonly alternatives: readonly Alternative[];
  /** 1, or less for a word that says little. */
  readonly weight: number;
}

/** Returns whether the index contains a term. */
type IsKnown = (term: string) => boolean;

const SYNONYM_WEIGHT = 0.4;
/** A word that no page contains probably means its synonyms. */
const SYNONYM_OF_UNKNOWN_WEIGHT = 0.9;
const WITHOUT_ENDING_WEIGHT = 0.7;
const WEAK_WORD_WEIGHT = 0.3;

/** From this length on, an unknown word is also searched without its ending: `attesttaion` as `attestt`. */
const LONG_WORD = 10;
const ENDING_LENGTH = 4;
/** Shorter words resemble too many others, so typos in them are not corrected. */
const SHORTEST_FUZZY_WORD = 4;

/**
 * Returns the words of a query with the terms that each may stand for. Words such as `the` are left out if others
 * remain. An identifier is looked up as a whole if a page contains it, and otherwise by its parts. `EmbeddedSearch` and
 * the MCP server call it for each search.
 */
export function readQuery(
  query: string,
  synonyms: readonly SynonymGroup[],
  isKnown: IsKnown,
): QueryWord[] {
  const groups = synonyms.map((group) => group.map(stemWords));
  const tokens = tokenize(query);
  // The reader may still be typing the last word, unless the query ends with a space.
  const unfinished = /\W$/.test(query) ? undefined : tokens.at(-1);

  const phrases = findPhrases(query, groups);
  const significant = tokens.filter(({whole}) => !isStopTerm(whole));
  const used = significant.length > 0 || phrases.length > 0 ? significant : tokens;

  const words = used.flatMap((token) => readToken(token, token === unfinished, groups, isKnown));
  const phraseWords = phrases.map((phrase): QueryWord => {
    return {weight: 1, alternatives: findSynonyms(phrase, groups, isKnown)};
  });
  return [...words, ...phraseWords];
}

/** Returns the stems of the words in a text, separated by spaces. */
const stemWords = memoize((text) =>
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
  {whole, parts}: Token,
  isUnfinished: boolean,
  groups: StemmedGroups,
  isKnown: IsKnown,
): QueryWord[] {
  const terms = isKnown(whole) || parts.length === 0 ? [whole] : parts;
  return terms.map((term, index) => {
    const mayContinue = isUnfinished && index === terms.length - 1;
    const alternatives = [
      ...findAlternatives(term, mayContinue, isKnown),
      ...findSynonyms(term, groups, isKnown),
    ];
    return {weight: isWeakTerm(term) ? WEAK_WORD_WEIGHT : 1, alternatives};
  });
}

/** Returns the lookups for a term itself. A term that no page contains may be misspelled. */
function findAlternatives(term: string, mayContinue: boolean, isKnown: IsKnown): Alternative[] {
  if (isKnown(term)) return [{term, weight: 1, prefix: mayContinue}];
  const misspelled = {term, weight: 1, prefix: true, fuzzy: allowedTypos(term)};
  if (term.length < LONG_WORD) return [misspelled];
  const beginning = term.slice(0, -ENDING_LENGTH);
  return [misspelled, {term: beginning, weight: WITHOUT_ENDING_WEIGHT, fuzzy: 1}];
}

function allowedTypos({length}: string): number {
  if (length < SHORTEST_FUZZY_WORD) return 0;
  return length === SHORTEST_FUZZY_WORD ? 1 : 2;
}

/** Returns the synonyms of a phrase. Multi-word synonyms are left out; alone, their words mean other things. */
function findSynonyms(phrase: string, groups: StemmedGroups, isKnown: IsKnown): Alternative[] {
  const weight = isKnown(phrase) ? SYNONYM_WEIGHT : SYNONYM_OF_UNKNOWN_WEIGHT;
  return groups
    .filter((group) => group.includes(phrase))
    .flatMap((group) => group.filter((term) => term !== phrase && !term.includes(' ')))
    .map((term) => ({term, weight, isSynonym: true}));
}
