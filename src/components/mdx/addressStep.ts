import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Longer addresses would be harder to type than to search for. */
const MAX_LENGTH = 60;

/**
 * The rehype step that marks links in place whose address paper doesn't show: it is the text of the link, or too long. Paper
 * shows the addresses of the other links (src/css/print.css). docusaurus.markdown.ts adds this step to the steps of all pages.
 */
export const addressStep: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    if (node.type !== 'element' || node.tagName !== 'a') return;
    const address = String(node.properties['href']);
    if (address === toString(node) || address.length > MAX_LENGTH)
      node.properties['dataAddress'] = '';
  });
};
