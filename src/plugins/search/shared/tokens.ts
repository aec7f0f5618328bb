/**
 * Splits text into tokens. An identifier (`data/create`, `max_tokens`, `ES256K`, `%allot`, `secretVault`) is found as a
 * whole and by its parts; plain words are stemmed. Scripts without spaces are split into words by `Intl.Segmenter`.
 */
import {stemmer} from 'stemmer';
import {memoize} from '../../../lib/memoize';
import {STOP_WORDS} from './stopWords';

/** A word or identifier in a text. */
export interface Token {
  /** The word as it is written, in lower case and without accents. */
  readonly typed: string;
  /** The identifier in lower case, or the stem of a plain word. */
  readonly whole: string;
  /** The stems of its parts. A plain word has one part. */
  readonly parts: readonly string[];
  /** All terms under which the index stores it: the whole, the parts, and for a path its ends, such as `data/create`. */
  readonly terms: readonly string[];
}

/** The place of a token in a text. */
export interface Run {
  readonly text: string;
  readonly start: number;
}

/**
 * Matches a run of letters and digits, with the characters that join parts of identifiers: `$sum`, `data/create`. Also an
 * empty list, because readers search for the response `{"data":[]}`.
 */
const runRegex = /[%$@#]{0,2}[\p{L}\p{M}\p{N}_]+(?:[-./:@]+[\p{L}\p{M}\p{N}_]+)*|\[\]/gu;
/** Matches a character of a script that writes words without spaces between them. */
const unspacedRegex =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** Matches the parts of an identifier: `max` and `tokens` in `max_tokens`. */
const partRegex = /[\p{L}\p{M}\p{N}]+/gu;
/** Matches a plain word, `schema`. */
const plainRegex = /^[\p{L}\p{M}\p{N}]+$/u;
/** Matches the start of a word inside another one: before `V` in `secretVault`, before `S` in `JSONSchema`. */
const camelCaseRegex = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/u;
/** Matches keys, hashes, and UUIDs: their parts say nothing. */
const opaqueRegex = /^(?:[0-9a-f]{16,}|[0-9a-f]+(?:-[0-9a-f]+){3,})$/i;
/** Matches accents after normalization to NFKD. */
const combiningRegex = /\p{M}/gu;
/** How readers type letters that normalization keeps: `Łódź` is found as `lodz`. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const onlyLettersRegex = /^[a-z]+$/;
/** The length of a public key of a node in hexadecimal. Longer runs are data, not words. */
const MAX_LENGTH = 66;

/** Returns the stem (Porter) of a lower-case word. Words with digits or other characters stay as they are. */
export const stem = (word: string): string => (onlyLettersRegex.test(word) ? stemmer(word) : word);

const stopTerms: ReadonlySet<string> = new Set([...STOP_WORDS, ...STOP_WORDS.map(stem)]);

/**
 * Returns whether a term is, or is the stem of, a word that says nothing about what a reader looks for, such as `the`.
 * Queries drop such a term only if others remain; the index never stores it for texts.
 */
export const isStopTerm = (term: string): boolean => stopTerms.has(term);

const normalize = memoize((text: string) =>
  text
    .normalize('NFKD')
    .replace(combiningRegex, '')
    .toLowerCase()
    .replace(/[łøđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter),
);

/** Splits a run of a script without spaces into words, or into characters in browsers without `Intl.Segmenter`. */
function splitUnspaced({text, start}: Run): Run[] {
  if (typeof Intl.Segmenter === 'undefined') {
    return Array.from(text.matchAll(/./gsu), (match) => ({
      text: match[0],
      start: start + match.index,
    }));
  }
  const segments = new Intl.Segmenter(undefined, {granularity: 'word'}).segment(text);
  return Array.from(segments)
    .filter(({isWordLike}) => isWordLike)
    .map(({segment, index}) => ({text: segment, start: start + index}));
}

/** Returns the runs of a text that are tokens, with their places in it. Longer runs than a key are left out. */
export function findRuns(text: string): Run[] {
  const runs = Array.from(text.matchAll(runRegex), (match) => ({
    text: match[0],
    start: match.index,
  }));
  // Most texts contain no such script, and testing each run takes as long as finding it.
  const words = unspacedRegex.test(text)
    ? runs.flatMap((run) => (unspacedRegex.test(run.text) ? splitUnspaced(run) : [run]))
    : runs;
  return words.filter((run) => run.text.length <= MAX_LENGTH);
}

/** Returns the words within a run, with their places in the text: `max` and `tokens` in `max_tokens`. */
export function findParts({text, start}: Run): Run[] {
  const words = Array.from(text.matchAll(partRegex));
  return words.flatMap(({0: word, index}) => {
    let end = start + index;
    return word.split(camelCaseRegex).map((part) => {
      end += part.length;
      return {text: part, start: end - part.length};
    });
  });
}

/** Returns the tokens of a text in order. */
export const tokenize = (text: string): readonly Token[] =>
  findRuns(text).map((run) => tokenOf(run.text));

/** Returns the terms that the index stores for a text. */
export const indexTerms = memoize((text): string[] => tokenize(text).flatMap(({terms}) => terms));

export const tokenOf = memoize(makeToken);

function makeToken(run: string): Token {
  const typed = normalize(run);
  const words = opaqueRegex.test(run) ? [] : (run.match(partRegex) ?? []);
  const parts = words
    .flatMap((word) => word.split(camelCaseRegex))
    .map(normalize)
    .filter((part) => part.length > 1 || !/\d/.test(part))
    .map(stem);
  const [part] = parts;
  const isPlainWord = part !== undefined && parts.length === 1 && plainRegex.test(run);
  if (isPlainWord) return {typed, whole: part, parts, terms: parts};
  return {typed, whole: typed, parts, terms: [...new Set([typed, ...pathEnds(typed), ...parts])]};
}

/** Returns a path's suffixes of two or more segments: `v1/data/create` and `data/create` for `api/v1/data/create`. */
function pathEnds(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.slice(1, -1).map((_, index) => segments.slice(index + 1).join('/'));
}
