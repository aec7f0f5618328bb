/**
 * A text as the index knows it. An identifier (`data/create`, `max_tokens`, `ES256K`, `%allot`, `secretVault`)
 * is found whole and by its parts; plain words are stemmed.
 */
import {stemmer} from 'stemmer';
import {memoize} from '../../../lib/memoize';
import stopWords from './stopWords.json';

/** A run of letters, as it is found. */
export interface Token {
  /** Lower case, as written; for a plain word, its stem. */
  readonly whole: string;
  /** Stems of its parts; for a plain word just its stem. */
  readonly parts: readonly string[];
  /** Every term under which it is found, each once: whole, parts, and for a path its ends of two segments or more (`data/create`). */
  readonly terms: readonly string[];
}

/** A run of letters and digits, with the signs that join the parts of identifiers and a sign before it. */
export const tokenRegex = /[%$@#]*[\p{L}\p{N}_]+(?:[-./:@]+[\p{L}\p{N}_]+)*/gu;
const wordRegex = /[\p{L}\p{N}]+/gu;
const plainRegex = /^[\p{L}\p{N}]+$/u;
/** `secretVault`, `JSONSchema`: where a new word begins inside one. */
const camelRegex = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/u;
/** Keys, hashes and ids: only the whole says something. */
const opaqueRegex = /^(?:[0-9a-f]{16,}|[0-9a-f]+(?:-[0-9a-f]+){3,})$/i;
const combiningRegex = /\p{M}/gu;
const onlyLettersRegex = /^[a-z]+$/;
/** Longer runs are data, not words. */
const MAX_LENGTH = 64;

/** Stem of a lower-case word (Porter). Words with digits or signs stay as they are. */
export const stem = (word: string): string => (onlyLettersRegex.test(word) ? stemmer(word) : word);

const stemsOf = (words: string): ReadonlySet<string> =>
  new Set(words.split(' ').flatMap((word) => [word, stem(word)]));
const [stop, weak] = [stemsOf(stopWords.stop), stemsOf(stopWords.weak)];

/** Whether a term says nothing, and is dropped when others remain. */
export const isStopWord = (term: string): boolean => stop.has(term);

/** Whether a term may be missing from a page that answers. */
export const isWeakWord = (term: string): boolean => weak.has(term);

/** Lower case without accents. */
export const normalize = memoize((text) =>
  text.normalize('NFKD').replace(combiningRegex, '').toLowerCase(),
);

/** The ends of a path that have two segments or more. */
function tailsOf(whole: string): string[] {
  const segments = whole.split('/').filter((segment) => segment !== '');
  return segments.slice(1, -1).map((_, index) => segments.slice(index + 1).join('/'));
}

function readToken(run: string): Token {
  const whole = normalize(run);
  const words = opaqueRegex.test(run) ? [] : (run.match(wordRegex) ?? []);
  const parts = words
    .flatMap((word) => word.split(camelRegex))
    .map(normalize)
    .filter((part) => part.length > 1 || !/\d/.test(part))
    .map(stem);
  const [only] = parts;
  if (only !== undefined && parts.length === 1 && plainRegex.test(run))
    return {whole: only, parts, terms: parts};
  return {whole, parts, terms: [...new Set([whole, ...tailsOf(whole), ...parts])]};
}

const tokenOf = memoize(readToken);

/** The tokens of a text, in order. */
export const tokenize = (text: string): readonly Token[] =>
  (text.match(tokenRegex) ?? []).filter(({length}) => length <= MAX_LENGTH).map(tokenOf);

/** What the index stores for a text. */
export const indexTerms = memoize((text): string[] => tokenize(text).flatMap(({terms}) => terms));
