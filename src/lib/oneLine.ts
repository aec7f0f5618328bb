/** Writes the content of a table cell on one line. */
import type {PhrasingContent, RootContent} from 'mdast';

/** Nodes of a line of text. All other nodes are blocks. */
const LINE_NODES: readonly string[] = [
  'delete',
  'emphasis',
  'footnoteReference',
  'html',
  'image',
  'inlineCode',
  'link',
  'mdxJsxTextElement',
  'strong',
  'text',
];
const isInLine = (node: RootContent): node is PhrasingContent => LINE_NODES.includes(node.type);

/**
 * Reduces the blocks of a table cell to their text, because a cell in Markdown is one line.
 *
 * @param separator between blocks and between lines of code, and in place of line breaks
 */
export function toOneLine(
  nodes: readonly RootContent[],
  separator: PhrasingContent,
): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    // A copy each time, because adjacent texts are joined later.
    if (node.type === 'break') return [{...separator}];
    const before = nodes[index - 1];
    const continues =
      before === undefined || before.type === 'break' || (isInLine(before) && isInLine(node));
    const content = isInLine(node) ? [node] : blockToLine(node, separator);
    return continues ? content : [{...separator}, ...content];
  });
}

function blockToLine(block: RootContent, separator: PhrasingContent): PhrasingContent[] {
  if (block.type === 'code') {
    const lines = block.value.split('\n').filter((line) => line.trim() !== '');
    return lines.flatMap((value, index): PhrasingContent[] => {
      const code: PhrasingContent = {type: 'inlineCode', value};
      return index === 0 ? [code] : [{...separator}, code];
    });
  }
  return 'children' in block ? toOneLine(block.children, separator) : [];
}
