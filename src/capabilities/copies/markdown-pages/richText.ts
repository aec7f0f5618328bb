/** Descriptions of a specification, as src/capabilities/api-reference hands them to components, back to Markdown trees. */
import type {BlockContent, ListItem, PhrasingContent, TableCell, TableRow} from 'mdast';
import type {RichElement, RichNode, RichText} from '../../api-reference';
import {code, text} from '../pages/nodes';

/** The words of a node, without its marks. */
function wordsOf(node: RichNode): string {
  return typeof node === 'string'
    ? node
    : node
        .slice(1)
        .map((inner) => wordsOf(inner))
        .join('');
}

const isElement = (node: RichNode): node is RichElement => typeof node !== 'string';
const named = (nodes: readonly RichNode[], ...tags: string[]) =>
  nodes.filter(isElement).filter(([tag]) => tags.includes(tag));

/** Text inside a line. An element that is no part of a line gives its words. */
export function toPhrasing(
  nodes: readonly RichNode[],
  toUrl: (path: string) => string,
): PhrasingContent[] {
  return nodes.map((node): PhrasingContent => {
    if (typeof node === 'string') return text(node);
    const [tag, ...content] = node;
    switch (tag) {
      case 'strong':
        return {type: 'strong', children: toPhrasing(content, toUrl)};
      case 'em':
        return {type: 'emphasis', children: toPhrasing(content, toUrl)};
      case 'del':
        return {type: 'delete', children: toPhrasing(content, toUrl)};
      case 'code':
        return code(wordsOf(node));
      case 'br':
        return {type: 'break'};
      case 'a': {
        const [address, ...label] = content;
        const url = String(address);
        return {
          type: 'link',
          url: url.startsWith('/') ? toUrl(url) : url,
          children: toPhrasing(label, toUrl),
        };
      }
      default:
        return text(wordsOf(node));
    }
  });
}

function toTable([, ...parts]: RichElement, toUrl: (path: string) => string): BlockContent {
  const rows = parts.filter(isElement).flatMap(([, ...inside]) => named(inside, 'tr'));
  return {
    type: 'table',
    children: rows.map(([, ...cells]): TableRow => ({
      type: 'tableRow',
      children: named(cells, 'th', 'td').map(([, ...content]): TableCell => ({
        type: 'tableCell',
        children: toPhrasing(content, toUrl),
      })),
    })),
  };
}

function toBlock(node: RichElement, toUrl: (path: string) => string): BlockContent | undefined {
  const [tag, ...content] = node;
  switch (tag) {
    case 'p':
      return {type: 'paragraph', children: toPhrasing(content, toUrl)};
    case 'pre':
      return {type: 'code', value: wordsOf(node).replace(/\n$/, '')};
    case 'ul':
    case 'ol':
      return {
        type: 'list',
        ordered: tag === 'ol',
        spread: false,
        children: named(content, 'li').map(([, ...inside]): ListItem => ({
          type: 'listItem',
          spread: false,
          children: toBlocks(inside, toUrl),
        })),
      };
    case 'blockquote':
      return {type: 'blockquote', children: toBlocks(content, toUrl)};
    case 'table':
      return toTable(node, toUrl);
    case 'hr':
      return {type: 'thematicBreak'};
    default:
      return undefined;
  }
}

/** A description as blocks; text between blocks becomes a paragraph. */
export function toBlocks(of: RichText, toUrl: (path: string) => string): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: RichNode[] = [];
  const closeLine = () => {
    const children = toPhrasing(line, toUrl);
    if (line.some((node) => wordsOf(node).trim() !== ''))
      blocks.push({type: 'paragraph', children});
    line = [];
  };
  for (const node of of) {
    const block = typeof node === 'string' ? undefined : toBlock(node, toUrl);
    if (block === undefined) line.push(node);
    else {
      closeLine();
      blocks.push(block);
    }
  }
  closeLine();
  return blocks;
}
