/**
 * Words of a text as the index knows them. An identifier (`data/create`, `max_tokens`, `ES256K`,
 * `%allot`, `secretVault`) is found whole and by its parts; plain words are stemmed.
 */
import {stemmer} from 'stemmer';

/** How a run of letters is found. */
export interface Word {
  /** Lower case, as written; for a plain word, its stem. */
  readonly whole: string;
  /** Stems of its parts; for a plain word just its stem. */
  readonly parts: readonly string[];
  /** Every term under which it is found, each once: whole, parts, and for a path its ends of two segments or more (`data/create`). */
  readonly terms: readonly string[];
}

export interface Token extends Word {
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
}

/** A run of letters and digits, with the signs that join the parts of identifiers and a sign before it. */
const compoundRegex = /[%$@#]*[\p{L}\p{N}_]+(?:[-./:@]+[\p{L}\p{N}_]+)*/gu;
const wordRegex = /[\p{L}\p{N}]+/gu;
const plainRegex = /^[\p{L}\p{N}]+$/u;
/** `secretVault`, `JSONSchema`: where a new word begins inside one. */
const camelRegex = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/u;
/** Keys, hashes and ids: only the whole says something. */
const opaqueRegex = /^(?:[0-9a-f]{16,}|[0-9a-f]+(?:-[0-9a-f]+){3,})$/i;
const combiningRegex = /\p{M}/gu;
/** Longer runs are data, not words. */
const MAX_LENGTH = 64;

const onlyLettersRegex = /^[a-z]+$/;

/** Stem of a lower-case word (Porter). Words with digits or signs stay as they are. */
export const stem = (word: string): string => (onlyLettersRegex.test(word) ? stemmer(word) : word);

/** Lower case without accents. */
export function normalize(text: string): string {
  return text.normalize('NFKD').replace(combiningRegex, '').toLowerCase();
}

function partsOf(compound: string): string[] {
  const words = compound.match(wordRegex) ?? [];
  return words
    .flatMap((word) => word.split(camelRegex))
    .map(normalize)
    .filter((part) => part.length > 1 || !/\d/.test(part))
    .map(stem);
}

function tailsOf(whole: string): string[] {
  const segments = whole.split('/').filter((segment) => segment !== '');
  if (segments.length < 2) return [];
  return segments.slice(1, -1).map((_, index) => segments.slice(index + 1).join('/'));
}

function readWord(compound: string): Word {
  const whole = normalize(compound);
  if (opaqueRegex.test(compound)) return {whole, parts: [], terms: [whole]};
  const parts = partsOf(compound);
  if (parts.length <= 1 && plainRegex.test(compound)) {
    const only = stem(whole);
    return {whole: only, parts: [only], terms: [only]};
  }
  return {whole, parts, terms: [...new Set([whole, ...tailsOf(whole), ...parts])]};
}

/** Texts repeat their words, so each is read once; the limit keeps large sites from filling the memory. */
const known = new Map<string, Word>();
const MAX_KNOWN = 50_000;

function wordOf(compound: string): Word {
  let word = known.get(compound);
  if (word === undefined) {
    word = readWord(compound);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(compound, word);
  }
  return word;
}

/** Results show the same texts from letter to letter of a query; the limit is some megabytes. */
const knownTexts = new Map<string, readonly Token[]>();
const MAX_KNOWN_TEXTS = 5_000;

/** The tokens of a text, in order. */
export function tokenize(text: string): readonly Token[] {
  let tokens = knownTexts.get(text);
  if (tokens === undefined) {
    tokens = [...text.matchAll(compoundRegex)].flatMap(({0: compound, index: start}): Token[] =>
      compound.length > MAX_LENGTH
        ? []
        : [{...wordOf(compound), start, end: start + compound.length}],
    );
    if (knownTexts.size >= MAX_KNOWN_TEXTS) knownTexts.clear();
    knownTexts.set(text, tokens);
  }
  return tokens;
}

/** What the index stores for a text. */
export function indexTerms(text: string): string[] {
  return tokenize(text).flatMap(({terms}) => terms);
}
