import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {Section, SourcePage} from './types';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});

/** Nodes as Markdown text, without a line break at the end. */
export const stringify = (children: RootContent[]): string =>
  writer.stringify({type: 'root', children}).trim();

/** Cuts a page into its introduction and its second-level sections. Empty ones are left out. */
export function splitSections(page: SourcePage): Section[] {
  const groups: {heading?: string; nodes: RootContent[]}[] = [{nodes: []}];
  for (const node of page.body().children) {
    if (node.type === 'heading' && node.depth === 2)
      groups.push({heading: toString(node), nodes: []});
    groups.at(-1)?.nodes.push(node);
  }
  return groups.flatMap(({heading, nodes}, index) => {
    const empty = nodes.length === 0 || (heading !== undefined && nodes.length === 1);
    return empty ? [] : [{page, index, heading, text: stringify(nodes)}];
  });
}
