/**
 * Marks the matches in the texts of hits. The result is escaped HTML whose only tag is `<mark>`. For `makeHit`; the
 * hosted engine only uses `escapeExceptMarks`.
 */
import {escapeHtml} from '../../../lib/escapeHtml';
import {tokenize, tokenRegex} from './tokens';

/** Terms to be marked. */
type Terms = ReadonlySet<string>;

/**
 * Escapes the HTML of a text from the hosted service, except for `<mark>` and `</mark>`. The hosted engine
 * (client/hostedEngine.ts) calls it for each hit.
 */
export const escapeExceptMarks = (text: string): string =>
  // '&lt;mark&gt;' and '&lt;/mark&gt;' become tags again.
  escapeHtml(text).replaceAll(/&lt;(\/?mark)&gt;/g, '<$1>');

/** Splits a text at its tokens, and keeps them: 'a data/create.' becomes 'a', ' ', 'data/create', '.'. */
const splitRegex = new RegExp(`(${tokenRegex.source})`, 'u');

/** Returns the whole text as HTML, with the words that match a term marked. */
export function highlight(text: string, terms: Terms): string {
  const pieces = text.split(splitRegex).map((piece) => {
    const html = escapeHtml(piece);
    return findTerms(piece, terms).length > 0 ? `<mark>${html}</mark>` : html;
  });
  return pieces.join('');
}

/** Returns one matching term for each token of a text that matches. */
const findTerms = (text: string, terms: Terms): string[] =>
  tokenize(text).flatMap((token) => token.terms.find((term) => terms.has(term)) ?? []);

/** Words of context before the first match of a snippet. */
const WORDS_BEFORE = 2;

/**
 * Returns a part of the text as HTML, with the matches marked and an ellipsis where text is left out. The part begins shortly
 * before the match that gives it the most different matches, or at the beginning if nothing matches.
 *
 * @param size number of words
 */
export function snippet(text: string, terms: Terms, size: number): string {
  const words = text.split(/\s+/);
  const matches = words.map((word) => findTerms(word, terms));
  const lastStart = Math.max(0, words.length - size);
  let start = 0;
  let mostTerms = 0;
  matches.forEach((found, position) => {
    if (found.length === 0) return;
    const candidate = Math.min(lastStart, Math.max(0, position - WORDS_BEFORE));
    const count = new Set(matches.slice(candidate, candidate + size).flat()).size;
    if (count <= mostTerms) return;
    start = candidate;
    mostTerms = count;
  });
  const shown = highlight(words.slice(start, start + size).join(' '), terms);
  return `${start > 0 ? '…' : ''}${shown}${start < lastStart ? '…' : ''}`;
}
