/**
 * The remark step: a diagram that has a drawing becomes that picture, so that no browser loads Mermaid for it. One
 * without, such as a writer is at work on, is left to Mermaid in the dev server. A build, whose policy refuses what
 * Mermaid draws, shows its source and warns.
 */
import logger from '@docusaurus/logger';
import type {Code, Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {placeOf} from '../../../lib/place';
import {walk} from '../../../lib/walk';
import {labelOf, nameOf, sizeOf, type Size} from './drawings';

/** What the `Drawing` component gets. */
export interface DrawingProps extends Size {
  readonly name: string;
  readonly label: string;
}

/** What Docusaurus' own step made of a fence before this one runs. */
interface MermaidNode extends Node {
  readonly type: 'mermaidCodeBlock';
  readonly data: {readonly hProperties: {readonly value: string}};
}

const isMermaid = (node: Node): node is MermaidNode => node.type === 'mermaidCodeBlock';

/** A paragraph that becomes a `Drawing`. */
function drawing(source: string, size: Size): Paragraph {
  const hProperties: DrawingProps = {name: nameOf(source), label: labelOf(source), ...size};
  return {type: 'paragraph', data: {hName: 'Drawing', hProperties: {...hProperties}}, children: []};
}

export interface DiagramOptions {
  /** Whether Mermaid draws in the browser what has no drawing. */
  readonly live: boolean;
}

export const diagramStep: Plugin<[DiagramOptions], Root> =
  ({live}) =>
  (tree, file) => {
    walk<Node>(tree, (node, index, {children}) => {
      if (!isMermaid(node)) return;
      const source = node.data.hProperties.value;
      const size = sizeOf(source);
      if (size !== undefined) {
        children[index] = drawing(source, size);
      } else if (!live) {
        // Docusaurus' step leaves it without a position.
        const before = String(file).split(source)[0] ?? '';
        const place = placeOf(file, {}, before.split('\n').length - 1);
        logger.warn(`${place}: this diagram has no drawing. Run "npm run diagrams".`);
        const code: Code = {type: 'code', lang: 'text', value: source};
        children[index] = code;
      }
    });
  };
