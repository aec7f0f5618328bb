/**
 * Divides the Markdown copy of a page at its headings, and finds the anchors of each part, for the MCP server. The parts are
 * the whole copy, byte by byte, because the server returns it; `lib/markdown/sections.ts` makes other sections: without links
 * and with one tab of each group, for texts that a reader pastes.
 */
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {findElement, hasClass, visitElements} from '../../../lib/hast';
import type {PagePart} from '../shared';

/** An element of a built page with an id. */
export interface Anchor {
  readonly id: string;
  /** The text of a heading (h2 to h6); undefined for other elements. */
  readonly heading: string | undefined;
}

/** Matches a heading, `## Errors`, whose id may follow: `## Errors {#responses}`. */
const headingRegex = /^(#{2,6}) (.+?)(?: \{#\S+\})?$/;
const fenceRegex = /^ *(?:`{3,}|~{3,})/;

/**
 * Returns the elements with an id in the article of a built page, in order. Returns none for a page without an article.
 * The visitor (../index.ts) keeps them for each listed document.
 */
export function listAnchors(tree: Root): Anchor[] {
  const content = findElement(tree, (element) => hasClass(element, 'theme-doc-markdown'));
  const anchors: Anchor[] = [];
  if (content === undefined) return anchors;
  visitElements({type: 'root', children: [content]}, (element) => {
    const {id} = element.properties;
    if (typeof id !== 'string') return;
    const isHeading = /^h[2-6]$/.test(element.tagName);
    anchors.push({id, heading: isHeading ? toString(element) : undefined});
  });
  return anchors;
}

/**
 * Returns the parts of a Markdown copy, each with the anchors that are in it on the built page. A heading of the copy
 * that the page lacks has no anchors. The visitor (../index.ts) calls it after the last page.
 */
export function splitCopy(
  copy: string,
  anchors: readonly Anchor[],
  countTokens: (text: string) => number,
): PagePart[] {
  const parts = [{level: 0, heading: '', lines: [] as string[]}];
  let isCode = false;
  for (const line of copy.trimEnd().split('\n')) {
    if (fenceRegex.test(line)) isCode = !isCode;
    const [, marks, heading = ''] = (!isCode && headingRegex.exec(line)) || [];
    if (marks !== undefined) parts.push({level: marks.length, heading, lines: []});
    parts.at(-1)?.lines.push(line);
  }
  const groups = groupByHeading(anchors);
  return parts.map(({level, heading, lines}, index) => {
    const group = index === 0 ? groups.intro : takeGroup(groups.headings, heading);
    const text = lines.join('\n').trim();
    return {level, heading: plainText(heading), anchors: group, text, tokens: countTokens(text)};
  });
}

interface HeadingGroup {
  readonly heading: string;
  readonly ids: string[];
}

/** Groups anchors by the heading above them. */
function groupByHeading(anchors: readonly Anchor[]) {
  const intro: string[] = [];
  const headings: HeadingGroup[] = [];
  for (const {id, heading} of anchors) {
    if (heading !== undefined) headings.push({heading: comparableHeading(heading), ids: []});
    (headings.at(-1)?.ids ?? intro).push(id);
  }
  return {intro, headings};
}

/** Removes the next group with a heading from the list, and returns its anchors. */
function takeGroup(groups: HeadingGroup[], heading: string): readonly string[] {
  const wanted = comparableHeading(heading);
  const index = groups.findIndex((group) => group.heading === wanted);
  return groups.splice(0, index + 1).at(-1)?.ids ?? [];
}

/** Reduces a heading to letters and digits, so that its text in HTML and in Markdown can be compared. */
const comparableHeading = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Removes links and marks from the Markdown of a heading: `` `a` of [b](/c) `` becomes `a of b`. */
const plainText = (markdown: string): string =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[\\`*]/g, '');
