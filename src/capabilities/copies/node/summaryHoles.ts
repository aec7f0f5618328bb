/**
 * A page is rendered before the summaries are cut from all pages, so `<LlmSummary>` leaves holes in its
 * HTML: elements whose `data-summary` names a file and what of its summary is to stand there.
 */
import {readFileSync, renameSync, writeFileSync} from 'node:fs';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {visit} from 'unist-util-visit';

/** What stands in the holes of a summary. */
export interface SummaryFacts {
  readonly tokens: string;
  readonly commit: string;
  readonly text: string;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

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
    parts.push(html.slice(end, at), escapeHtml(value));
    end = at;
  });
  return [...parts, html.slice(end)].join('');
}

/**
 * Fills the holes of a built page: at once, because another plugin writes into pages too, and by renaming, because
 * threads read them meanwhile.
 */
export function fillPage(file: string, summaries: ReadonlyMap<string, SummaryFacts>): void {
  writeFileSync(`${file}.new`, fillHoles(readFileSync(file, 'utf8'), summaries));
  renameSync(`${file}.new`, file);
}
