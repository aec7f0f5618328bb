/**
 * A page is rendered before the summaries are cut from all pages, so `<LlmSummary>` leaves holes in its
 * HTML: elements whose `data-summary` names a file and what of its summary is to stand there.
 */
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';
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
  visit(fromHtml(html, {verbose: true}), 'element', ({properties, data}: Element) => {
    const [file = '', part] = String(properties.dataSummary ?? '').split('#');
    const at = data?.position?.opening?.end.offset;
    const facts = summaries.get(file);
    if (facts === undefined || at === undefined) return;
    const value = part === 'tokens' || part === 'commit' ? facts[part] : facts.text;
    parts.push(html.slice(end, at), escapeText(value));
    end = at;
  });
  return [...parts, html.slice(end)].join('');
}
