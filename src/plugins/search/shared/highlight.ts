/** Marks the matches in the texts of hits. The result is escaped HTML whose only tag is `<mark>`. */
import {escapeHtml} from '../../../lib/escapeHtml';
import {findParts, findRuns, tokenOf, type Run} from './tokens';

/** Terms to be marked. */
type Terms = ReadonlySet<string>;

/**
 * Escapes the HTML of a text from the hosted service, except for `<mark>` and `</mark>`.
 */
export const escapeExceptMarks = (text: string): string =>
  // '&lt;mark&gt;' and '&lt;/mark&gt;' become tags again.
  escapeHtml(text).replaceAll(/&lt;(\/?mark)&gt;/g, '<$1>');

/** Returns the first term that a run of a text matches. */
const matchOf = ({text}: Run, terms: Terms): string | undefined =>
  tokenOf(text).terms.find((term) => terms.has(term));

/** Returns the parts of a run that match a term: `create` in `data/create`. If all do, or only the run, it is the run. */
function matchesIn(run: Run, terms: Terms): Run[] {
  const parts = findParts(run);
  const found = parts.filter((part) => matchOf(part, terms) !== undefined);
  if (found.length > 0 && found.length < parts.length) return found;
  return matchOf(run, terms) === undefined ? [] : [run];
}

/** Returns the whole text as HTML. The first match of each term is marked: more marks in one line say nothing new. */
export function highlight(text: string, terms: Terms): string {
  let html = '';
  let end = 0;
  const marked = new Set<string>();
  for (const match of findRuns(text).flatMap((run) => matchesIn(run, terms))) {
    const {whole} = tokenOf(match.text);
    if (marked.has(whole)) continue;
    marked.add(whole);
    const start = escapeHtml(text.slice(end, match.start));
    html += `${start}<mark>${escapeHtml(match.text)}</mark>`;
    end = match.start + match.text.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Matches an end that promises more text, such as `queries:` or `roles and`. */
const openEndRegex = /(?: (?:and|or|the|an?|of|to|in|for|with|·))?[:;,]?$/;

/** Matches the end of a sentence or of a part. */
const sentenceEndRegex = /[.!?:·]\s+\S?$/;

/** Words of context before the first match of a snippet, so that a narrow line shows it. A match near the beginning needs none. */
const WORDS_BEFORE = 3;
const WORDS_AT_START = 6;
/** A snippet has at least as many words, if its text has. */
const MIN_WORDS = 8;

/**
 * Returns a part of the text as HTML, with the matches marked and an ellipsis where text is left out. The part begins shortly
 * before the match that gives it the most different matches, or at the beginning if nothing matches.
 *
 * @param size number of words
 */
export function snippet(text: string, terms: Terms, size: number): string {
  const runs = findRuns(text);
  const found = runs.map((run) => matchOf(run, terms));
  const lastStart = Math.max(0, runs.length - MIN_WORDS);
  const isFirst = (run: Run) => sentenceEndRegex.test(text.slice(0, run.start));
  /** Returns where a snippet with a match begins: with the sentence, if that begins shortly before the match. */
  const startBefore = (position: number): number => {
    if (position <= WORDS_AT_START) return 0;
    const early = position - WORDS_AT_START;
    const sentence = runs.slice(early, position + 1).findLastIndex(isFirst);
    return Math.min(lastStart, sentence === -1 ? position - WORDS_BEFORE : early + sentence);
  };
  let start = 0;
  let mostTerms = 0;
  found.forEach((term, position) => {
    if (term === undefined) return;
    const candidate = startBefore(position);
    const inPart = found.slice(candidate, candidate + size).filter((other) => other !== undefined);
    const count = new Set(inPart).size;
    if (count <= mostTerms) return;
    start = candidate;
    mostTerms = count;
  });
  const next = runs[start + size];
  const first = start === 0 ? undefined : runs[start];
  const from = first?.start ?? 0;
  const part = text.slice(from, next?.start).trim();
  // Ends with a sentence if one ends in its second half.
  const end = next === undefined ? part.length : part.lastIndexOf('. ') + 1;
  const isWhole = end > part.length / 2;
  const shown = (isWhole ? part.slice(0, end) : part.replace(/\.$/, '')).replace(openEndRegex, '');
  return `${first === undefined || isFirst(first) ? '' : '…'}${highlight(shown, terms)}${isWhole ? '' : '…'}`;
}
