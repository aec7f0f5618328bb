/** Marked-up text of hits. Everything is escaped; the only tag that comes out is `<mark>`. */
import {tokenize, type Token} from './tokens';

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes marked-up text from elsewhere, `<mark>` and `</mark>` apart. */
export const escapeExceptMarks = (text: string): string =>
  escapeHtml(text).replaceAll(/&lt;(\/?mark)&gt;/g, '<$1>');

type Terms = ReadonlySet<string>;

const matchesIn = (text: string, marked: Terms): Token[] =>
  tokenize(text).filter(({terms}) => terms.some((term) => marked.has(term)));

/** The whole text with the matched words marked. */
export function highlight(text: string, marked: Terms): string {
  let html = '';
  let done = 0;
  for (const {start, end} of matchesIn(text, marked)) {
    html += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}

/** Words of context before the first match of a snippet. */
const BEFORE = 2;

/** About `size` words where most different matches are, with an ellipsis where text was left out; whole words only. */
export function snippet(text: string, marked: Terms, size: number): string {
  const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  if (words.length <= size) return highlight(text, marked);
  const matches = matchesIn(text, marked);
  const windows = [0, ...matches.map(({start}) => words.findIndex(({end}) => end > start) - BEFORE)]
    .map((first) => words.slice(Math.max(0, Math.min(first, words.length - size))).slice(0, size))
    .map((window) => {
      const [from, to] = [window[0]?.start ?? 0, window.at(-1)?.end ?? text.length];
      const inside = matches.filter(({start, end}) => start >= from && end <= to);
      return {from, to, count: new Set(inside.map(({whole}) => whole)).size};
    });
  const most = Math.max(...windows.map(({count}) => count));
  const {from = 0, to = text.length} = windows.find(({count}) => count === most) ?? {};
  return `${from > 0 ? '…' : ''}${highlight(text.slice(from, to), marked)}${to < text.length ? '…' : ''}`;
}
