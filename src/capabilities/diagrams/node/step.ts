/**
 * A remark step that replaces a diagram by its drawing, so that the browser does not load Mermaid. A diagram without a
 * drawing is rendered by Mermaid in the dev server. In a build, whose content policy blocks Mermaid's styles, its source
 * is shown with a warning.
 */
import type {Code, Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import type {Node} from 'unist';
import {addWarning} from '../../../lib/pageMessages';
import {walk} from '../../../lib/walk';
import type {DrawingProps, Size} from '../shared';
import {diagramLabel, drawingName, drawingSize} from './drawings';

/** A diagram. Docusaurus has already replaced the code block by this node, which has no position. */
interface MermaidNode extends Node {
  readonly type: 'mermaidCodeBlock';
  readonly data: {readonly hProperties: {readonly value: string}};
}

const isMermaid = (node: Node): node is MermaidNode => node.type === 'mermaidCodeBlock';

/** Returns a paragraph that becomes a `Drawing`. */
function createDrawing(source: string, size: Size): Paragraph {
  const props: DrawingProps = {name: drawingName(source), label: diagramLabel(source), ...size};
  return {type: 'paragraph', data: {hName: 'Drawing', hProperties: {...props}}, children: []};
}

export interface DiagramOptions {
  /** Whether Mermaid renders diagrams without a drawing in the browser. */
  readonly live: boolean;
}

/**
 * The remark step. It replaces diagrams in the tree of a page by their drawings. Unless `live` is set, a diagram
 * without a drawing becomes a code block, with a warning in the messages of the page. docusaurus.markdown.ts adds it to
 * the steps of all pages.
 */
export const diagramStep: Plugin<[DiagramOptions], Root> =
  ({live}) =>
  (tree, file) => {
    walk<Node>(tree, (node, index, {children}) => {
      if (!isMermaid(node)) return;
      const source = node.data.hProperties.value;
      const size = drawingSize(source);
      if (size !== undefined) {
        children[index] = createDrawing(source, size);
      } else if (!live) {
        const [textBefore = ''] = String(file).split(source);
        // The diagram begins one line after the opening fence.
        const line = textBefore.split('\n').length - 1;
        addWarning(file, 'This diagram has no drawing. Run "npm run diagrams".', {line});
        const code: Code = {type: 'code', lang: 'text', value: source};
        children[index] = code;
      }
    });
  };
