import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * The rehype step that marks links whose text is their address, in place: paper shows the address of the other links
 * (src/css/print.css). docusaurus.markdown.ts adds it to the steps of all pages.
 */
export const addressStep: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node) => {
    if (node.type !== 'element' || node.tagName !== 'a') return;
    if (node.properties['href'] === toString(node)) node.properties['dataAddress'] = '';
  });
};
