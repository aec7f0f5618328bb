import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {stringify} from '../pages/stringify';
import type {SourcePage} from '../pages/types';
import type {Section} from './types';

/** Only the words of links: an address is of little use in a pasted text, and takes a fifth of the budget. */
const withoutLinks = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (!('children' in node)) return [node];
    const children = withoutLinks(node.children);
    return node.type === 'link' ? children : [{...node, children} as RootContent];
  });

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
    return empty ? [] : [{page, index, heading, text: stringify(withoutLinks(nodes))}];
  });
}
