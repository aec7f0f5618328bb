/** Marks the matches in the texts of hits. The result is escaped HTML whose only tag is `<mark>`. */
import {escapeHtml} from '../../../lib/escapeHtml';
import {findRuns, tokenOf, type Run} from './tokens';

/** Terms to be marked. */
type Terms = ReadonlySet<string>;

/**
 * Escapes the HTML of a text from the hosted service, except for `<mark>` and `</mark>`.
 */
export const escapeExceptMarks = (text: string): string =>
  // '&lt;mark&gt;' and '&lt;/mark&gt;' become tags again.
  escapeHtml(text).replaceAll(/&lt;(\/?mark)&gt;/g, '<$1>');

/** Returns the whole text as HTML, with the words that match a term marked. */
export function highlight(text: string, terms: Terms): string {
  let html = '';
  let end = 0;
  for (const run of findRuns(text)) {
    html += escapeHtml(text.slice(end, run.start));
    const word = escapeHtml(run.text);
    html += matches(run, terms) ? `<mark>${word}</mark>` : word;
    end = run.start + run.text.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Returns the first term that a run of a text matches. */
const matchOf = ({text}: Run, terms: Terms): string | undefined =>
  tokenOf(text).terms.find((term) => terms.has(term));

const matches = (run: Run, terms: Terms): boolean => matchOf(run, terms) !== undefined;

/** Matches an end that promises more text, such as `queries:` or `roles and`. */
const openEndRegex = /(?: (?:and|or|the|an?|of|to|in|for|with|·))?[:;,]?$/;

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
  let start = 0;
  let mostTerms = 0;
  found.forEach((term, position) => {
    if (term === undefined) return;
    const candidate = position <= WORDS_AT_START ? 0 : Math.min(lastStart, position - WORDS_BEFORE);
    const inPart = found.slice(candidate, candidate + size).filter((other) => other !== undefined);
    const count = new Set(inPart).size;
    if (count <= mostTerms) return;
    start = candidate;
    mostTerms = count;
  });
  const next = runs[start + size];
  const from = start === 0 ? 0 : (runs[start]?.start ?? 0);
  const part = text.slice(from, next?.start).trim();
  // Ends with a sentence if one ends in its second half.
  const end = next === undefined ? part.length : part.lastIndexOf('. ') + 1;
  const isWhole = end > part.length / 2;
  const shown = (isWhole ? part.slice(0, end) : part.replace(/\.$/, '')).replace(openEndRegex, '');
  return `${start > 0 ? '…' : ''}${highlight(shown, terms)}${isWhole ? '' : '…'}`;
}
