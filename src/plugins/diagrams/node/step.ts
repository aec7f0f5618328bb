/**
 * A remark step that replaces a diagram by its drawing, so that the browser does not load Mermaid. A diagram without a
 * drawing is rendered by Mermaid in the dev server. In a build, whose content policy blocks Mermaid's styles, its source
 * is shown with a warning.
 */
import type {Code, Paragraph, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addWarning} from '../../../lib/pageMessages';
import type {DrawingProps, Size} from '../shared';
import {diagramLabel, drawingName, drawingSize} from './drawings';

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
 * the steps of all pages, before those of Docusaurus: they replace the code block of a diagram by a node without a line.
 */
export const diagramStep: Plugin<[DiagramOptions], Root> =
  ({live}) =>
  (tree, file) => {
    visit(tree, 'code', (node, index, parent) => {
      if (node.lang !== 'mermaid' || parent === undefined || index === undefined) return;
      const source = node.value;
      if (diagramLabel(source) === '') {
        const remedy = 'Add a line such as "accTitle: Three nodes add numbers." to it.';
        addWarning(file, `This diagram has no text alternative. ${remedy}`, node);
      }
      const size = drawingSize(source);
      if (size !== undefined) {
        parent.children[index] = createDrawing(source, size);
      } else if (!live) {
        addWarning(file, 'This diagram has no drawing. Run "npm run diagrams".', node);
        const code: Code = {...node, lang: 'text', meta: null};
        parent.children[index] = code;
      }
    });
  };
