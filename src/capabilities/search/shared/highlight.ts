/** Marked-up text of hits. Everything is escaped; the only tag that comes out is `<mark>`. */
import {tokenize, tokensOf, type Token} from './tokens';

const MARK_OPEN = '<mark>';
const MARK_CLOSE = '</mark>';
const ELLIPSIS = '…';

/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Escapes marked-up text from elsewhere, `<mark>` and `</mark>` apart. */
export function escapeExceptMarks(text: string): string {
  return escapeHtml(text)
    .replaceAll(escapeHtml(MARK_OPEN), MARK_OPEN)
    .replaceAll(escapeHtml(MARK_CLOSE), MARK_CLOSE);
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const isMatch = ({terms}: Token, matched: ReadonlySet<string>) =>
  terms.some((term) => matched.has(term));

function markSpans(text: string, spans: readonly Span[]): string {
  let html = '';
  let done = 0;
  for (const {start, end} of spans) {
    html += `${escapeHtml(text.slice(done, start))}${MARK_OPEN}${escapeHtml(text.slice(start, end))}${MARK_CLOSE}`;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}

/** The whole text with the matched words marked. */
export function highlight(text: string, matched: ReadonlySet<string>): string {
  return markSpans(
    text,
    tokensOf(text).filter((token) => isMatch(token, matched)),
  );
}

/** Index of the window of `size` words that holds the most different matches; the earliest of equals. */
function bestWindow(
  words: readonly Span[],
  spans: readonly (Span & {key: string})[],
  size: number,
): number {
  let best = 0;
  let bestCount = 0;
  let at = 0;
  for (const {start} of spans) {
    while (at < words.length - 1 && (words[at]?.end ?? 0) <= start) at += 1;
    const first = Math.max(0, Math.min(at - 2, words.length - size));
    const from = words[first]?.start ?? 0;
    const to = words[Math.min(words.length, first + size) - 1]?.end ?? 0;
    const inside = spans.filter((span) => span.start >= from && span.end <= to);
    const count = new Set(inside.map(({key}) => key)).size;
    if (count > bestCount) [best, bestCount] = [first, count];
  }
  return best;
}

/** About `size` words around the best matches, marked, with an ellipsis where text was left out. */
export function snippet(text: string, matched: ReadonlySet<string>, size: number): string {
  const words: Span[] = [...text.matchAll(/\S+/g)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
  }));
  if (words.length <= size) return highlight(text, matched);
  const spans = tokensOf(text)
    .filter((token) => isMatch(token, matched))
    .map(({start, end, whole}) => ({start, end, key: whole}));
  const first = bestWindow(words, spans, size);
  const from = words[first]?.start ?? 0;
  const to = words[Math.min(words.length, first + size) - 1]?.end ?? text.length;
  const cut = text.slice(from, to);
  const inside = tokenize(cut).filter((token) => isMatch(token, matched));
  return `${from > 0 ? ELLIPSIS : ''}${markSpans(cut, inside)}${to < text.length ? ELLIPSIS : ''}`;
}
