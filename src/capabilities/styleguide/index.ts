/**
 * The remark step behind `/styleguide`: gives each `<Specimen>` the source of what it shows, so that the two
 * cannot differ. Runs before the steps that change the tree.
 */
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

export const specimenStep: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const start = node.children[0]?.position?.start.offset;
    const end = node.children.at(-1)?.position?.end.offset;
    if (node.name !== 'Specimen' || start === undefined || end === undefined) return;
    const source: RootContent = {
      type: 'code',
      lang: 'mdx',
      value: String(file).slice(start, end),
    };
    node.children.push(source);
    node.name = 'div';
    node.attributes.push({type: 'mdxJsxAttribute', name: 'className', value: 'specimen'});
  });
};
