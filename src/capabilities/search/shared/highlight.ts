/** Marked-up text of hits. Everything is escaped; the only tag that comes out is `<mark>`. */
import {escapeHtml} from '../../../lib/escapeHtml';
import {tokenize, tokenRegex} from './tokens';

/** Escapes marked-up text from elsewhere, `<mark>` and `</mark>` apart. */
export const escapeExceptMarks = (text: string): string =>
  escapeHtml(text).replaceAll(/&lt;(\/?mark)&gt;/g, '<$1>');

type Terms = ReadonlySet<string>;

/** The terms of a word that are to be marked. */
const markedIn = (word: string, marked: Terms): string[] =>
  tokenize(word).flatMap(({terms}) => terms.find((term) => marked.has(term)) ?? []);

const splitRegex = new RegExp(`(${tokenRegex.source})`, 'u');

/** The whole text with the matched words marked. */
export function highlight(text: string, marked: Terms): string {
  const pieces = text.split(splitRegex).map((piece) => {
    const html = escapeHtml(piece);
    return markedIn(piece, marked).length > 0 ? `<mark>${html}</mark>` : html;
  });
  return pieces.join('');
}

/** Words of context before the first match of a snippet. */
const BEFORE = 2;

/** `size` words where most different matches are, with an ellipsis where text was left out; whole words only. */
export function snippet(text: string, marked: Terms, size: number): string {
  const words = text.split(/\s+/);
  const matches = words.map((word) => markedIn(word, marked));
  const last = Math.max(0, words.length - size);
  const starts = matches.flatMap(({length}, at) =>
    length > 0 ? Math.min(last, Math.max(0, at - BEFORE)) : [],
  );
  const countFrom = (start: number) => new Set(matches.slice(start, start + size).flat()).size;
  const start = starts.reduce((a, b) => (countFrom(b) > countFrom(a) ? b : a), starts[0] ?? 0);
  const shown = highlight(words.slice(start, start + size).join(' '), marked);
  return `${start > 0 ? '…' : ''}${shown}${start < last ? '…' : ''}`;
}
