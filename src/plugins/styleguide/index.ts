/** Shows the source of each example on `/styleguide` (see README.md). */
import type {Code, Root} from 'mdast';
import type {Plugin} from 'unified';
import {walk} from '../../lib/walk';

/**
 * A remark plugin that appends to each `<Specimen>` a code block with the source of its content, so that example and
 * source cannot differ, and turns the `<Specimen>` into a `<div>`. Must run before plugins that change the tree,
 * because the source is cut out by position. A `<Specimen>` without content stays. docusaurus.markdown.ts adds it to
 * the steps of pages outside docs/.
 */
export const specimenStep: Plugin<[], Root> = () => (tree, file) => {
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Specimen') return;
    const start = node.children[0]?.position?.start.offset;
    const end = node.children.at(-1)?.position?.end.offset;
    if (start === undefined || end === undefined) return;
    const source: Code = {type: 'code', lang: 'mdx', value: String(file).slice(start, end)};
    node.children.push(source);
    node.name = 'div';
    node.attributes.push({type: 'mdxJsxAttribute', name: 'className', value: 'specimen'});
  });
};
