/**
 * The remark step: a diagram that has a drawing becomes that picture, so that no browser loads Mermaid for
 * it. Others are left to Mermaid: those of a rebranded build, and one that a writer is at work on.
 */
import type {Parent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {visit} from 'unist-util-visit';
import {labelOf, nameOf, sizeOf, type Size} from './record';

/** What the `Drawing` component gets. Sizes are CSS pixels. */
export interface DrawingProps {
  readonly name: string;
  readonly label: string;
  readonly width: string;
  readonly height: string;
}

/** What Docusaurus' own step made of a fence before this one runs. */
interface MermaidNode extends Node {
  readonly type: 'mermaidCodeBlock';
  readonly data: {readonly hProperties: {readonly value: string}};
}

const isMermaid = (node: unknown): node is MermaidNode =>
  (node as Node).type === 'mermaidCodeBlock';

function drawingElement(source: string, {width, height}: Size): MdxJsxFlowElement {
  const props: DrawingProps = {
    name: nameOf(source),
    label: labelOf(source),
    width: String(width),
    height: String(height),
  };
  const attributes = Object.entries(props).map(
    ([name, value]: [string, string]) => ({type: 'mdxJsxAttribute', name, value}) as const,
  );
  return {type: 'mdxJsxFlowElement', name: 'Drawing', attributes, children: []};
}

export const diagramStep: Plugin<[], Root> = () => (tree) => {
  visit(tree as Node, isMermaid, (node: MermaidNode, index, parent) => {
    const source = node.data.hProperties.value;
    const size = sizeOf(source);
    if (size === undefined || index === undefined || parent === undefined) return;
    (parent as Parent).children[index] = drawingElement(source, size);
  });
};
