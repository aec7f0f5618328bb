/**
 * A page is rendered before the summaries are cut from all pages, so `<LlmSummary>` leaves holes in its
 * HTML: elements whose `data-summary` names a file and what of its summary is to stand there.
 */
import {Parser} from 'htmlparser2';
import {escapeText} from '../../../lib/escapeHtml';

/** What stands in the holes of a summary. */
export interface SummaryFacts {
  readonly tokens: string;
  readonly commit: string;
  readonly text: string;
}

export const hasHoles = (html: string): boolean => html.includes('data-summary=');

/** The page with its holes filled. */
export function fillHoles(html: string, summaries: ReadonlyMap<string, SummaryFacts>): string {
  const parts: string[] = [];
  let end = 0;
  const parser = new Parser({
    onopentag(_name, attributes) {
      const [file = '', part] = (attributes['data-summary'] ?? '').split('#');
      const facts = summaries.get(file);
      if (facts === undefined) return;
      const at = parser.endIndex + 1;
      const value = part === 'tokens' || part === 'commit' ? facts[part] : facts.text;
      parts.push(html.slice(end, at), escapeText(value));
      end = at;
    },
  });
  parser.end(html);
  return [...parts, html.slice(end)].join('');
}
