import {escapeText} from '../../../lib/escapeHtml';
import {placeholderName, placeholderRegex, type SummaryPart} from '../shared/placeholders';

/** The parts of a summary. */
export type Summary = Readonly<Record<SummaryPart, string>>;

/**
 * Returns whether the HTML of a page has placeholders for summaries. The visitor (../index.ts) visits such pages last.
 */
export const hasPlaceholders = (html: string): boolean => html.search(placeholderRegex) !== -1;

/**
 * Returns the HTML of a page with escaped text in place of its placeholders. A placeholder of an unknown summary stays.
 * The visitor (../index.ts) calls it after the summaries are made.
 *
 * @param summaries by the names of their files
 */
export function fillPlaceholders(html: string, summaries: ReadonlyMap<string, Summary>): string {
  const texts = new Map<string, string>();
  for (const [file, {tokens, commit, text}] of summaries) {
    texts.set(placeholderName(file, 'tokens'), tokens);
    texts.set(placeholderName(file, 'commit'), commit);
    texts.set(placeholderName(file, 'text'), text);
  }
  return html.replace(placeholderRegex, (placeholder, name: string) => {
    const text = texts.get(name);
    return text === undefined ? placeholder : escapeText(text);
  });
}
