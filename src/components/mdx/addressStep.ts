import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Longer addresses would be harder to type than to search for. */
const MAX_LENGTH = 60;

/**
 * The rehype step that marks links whose text is their address or whose address is long, in place: paper shows the address of the other links
 * (src/css/print.css). docusaurus.markdown.ts adds it to the steps of all pages.
 */
export const addressStep: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    if (node.type !== 'element' || node.tagName !== 'a') return;
    const address = String(node.properties['href']);
    if (address === toString(node) || address.length > MAX_LENGTH)
      node.properties['dataAddress'] = '';
  });
};
