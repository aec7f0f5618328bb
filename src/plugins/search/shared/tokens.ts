/**
 * Splits text into tokens. An identifier (`data/create`, `max_tokens`, `ES256K`, `%allot`, `secretVault`) is found as a
 * whole and by its parts; plain words are stemmed.
 */
import {stemmer} from 'stemmer';
import {memoize} from '../../../lib/memoize';
import {STOP_WORDS, WEAK_WORDS} from './stopWords';

/** A word or identifier in a text. */
export interface Token {
  /** The identifier in lower case, or the stem of a plain word. */
  readonly whole: string;
  /** The stems of its parts. A plain word has one part. */
  readonly parts: readonly string[];
  /** All terms under which the index stores it: the whole, the parts, and for a path its ends, such as `data/create`. */
  readonly terms: readonly string[];
}

/** Matches a run of letters and digits, with the characters that join parts of identifiers: `$sum`, `data/create`. */
export const tokenRegex = /[%$@#]*[\p{L}\p{N}_]+(?:[-./:@]+[\p{L}\p{N}_]+)*/gu;
/** Matches the parts of an identifier: `max` and `tokens` in `max_tokens`. */
const partRegex = /[\p{L}\p{N}]+/gu;
/** Matches a plain word, `schema`. */
const plainRegex = /^[\p{L}\p{N}]+$/u;
/** Matches the start of a word inside another one: before `V` in `secretVault`, before `S` in `JSONSchema`. */
const camelCaseRegex = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/u;
/** Matches keys, hashes, and UUIDs: their parts say nothing. */
const opaqueRegex = /^(?:[0-9a-f]{16,}|[0-9a-f]+(?:-[0-9a-f]+){3,})$/i;
/** Matches accents after normalization to NFKD. */
const combiningRegex = /\p{M}/gu;
const onlyLettersRegex = /^[a-z]+$/;
/** Longer runs are data, not words. */
const MAX_LENGTH = 64;

/**
 * Returns the stem (Porter) of a lower-case word. Words with digits or other characters stay as they are. Exported for
 * tests.
 */
export const stem = (word: string): string => (onlyLettersRegex.test(word) ? stemmer(word) : word);

const withStems = (words: readonly string[]): ReadonlySet<string> =>
  new Set([...words, ...words.map(stem)]);
const stopTerms = withStems(STOP_WORDS);
const weakTerms = withStems(WEAK_WORDS);

/**
 * Returns whether a term is, or is the stem of, a word that says nothing about what a reader looks for, such as `the`.
 * Queries drop such a term only if others remain; the index never stores it for texts. The index, the queries, and the
 * ranking of headings ask this.
 */
export const isStopTerm = (term: string): boolean => stopTerms.has(term);

/**
 * Returns whether a term is, or is the stem of, a word that says little, such as `find`. The search gives it less
 * weight, so a page without it may still be found. `readQuery` asks this.
 */
export const isWeakTerm = (term: string): boolean => weakTerms.has(term);

/** Returns a text in lower case, without accents. `EmbeddedSearch` compares queries with titles in this form. */
export const normalize = memoize((text) =>
  text.normalize('NFKD').replace(combiningRegex, '').toLowerCase(),
);

/**
 * Returns the tokens of a text in order. Runs of more than 64 characters are left out. For queries, the ranking, and
 * the marks in hits.
 */
export const tokenize = (text: string): readonly Token[] =>
  (text.match(tokenRegex) ?? []).filter(({length}) => length <= MAX_LENGTH).map(tokenOf);

/**
 * Returns the terms that the index stores for a text. The index calls it for each text of a page; the ranking, the
 * choice of hits, and the MCP server compare its terms with a query.
 */
export const indexTerms = memoize((text): string[] => tokenize(text).flatMap(({terms}) => terms));

const tokenOf = memoize(makeToken);

function makeToken(run: string): Token {
  const whole = normalize(run);
  const words = opaqueRegex.test(run) ? [] : (run.match(partRegex) ?? []);
  const parts = words
    .flatMap((word) => word.split(camelCaseRegex))
    .map(normalize)
    .filter((part) => part.length > 1 || !/\d/.test(part))
    .map(stem);
  const [part] = parts;
  const isPlainWord = part !== undefined && parts.length === 1 && plainRegex.test(run);
  if (isPlainWord) return {whole: part, parts, terms: parts};
  return {whole, parts, terms: [...new Set([whole, ...pathEnds(whole), ...parts])]};
}

/** Returns a path's suffixes of two or more segments: `v1/data/create` and `data/create` for `api/v1/data/create`. */
function pathEnds(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.slice(1, -1).map((_, index) => segments.slice(index + 1).join('/'));
}
