/** Calls that a page names: in its prose, its diagrams and its blocks of HTTP. Samples are run instead. */
import type {Code, Nodes, Root, RootContent} from 'mdast';
import type {ProsePage} from '../lib/pages';
import {readBlock, type Finding, type Span} from './prose';

/** Blocks of code that are words about calls: read line by line. */
const wordLanguages = new Set(['http', 'mermaid']);

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

function readCode(node: Code): Finding[] {
  if (!wordLanguages.has(node.lang ?? '')) return [];
  const first = lineOf(node) + 1;
  return node.value
    .split('\n')
    .flatMap((text, index) => readBlock([{kind: 'text', text, line: first + index}], true));
}

/** The text of a block in pieces; a line break is a space. */
function spansOf(node: Nodes): Span[] {
  const line = lineOf(node);
  switch (node.type) {
    case 'text':
      return node.value.split('\n').map((text, index) => ({
        kind: 'text',
        text: index > 0 ? ` ${text}` : text,
        line: line + index,
      }));
    case 'inlineCode':
      return [{kind: 'code', text: node.value, line}];
    case 'link':
      return [{kind: 'link', text: '', line, url: node.url}, ...node.children.flatMap(spansOf)];
    case 'tableCell':
      return [...node.children.flatMap(spansOf), {kind: 'text', text: ' | ', line}];
    default:
      return 'children' in node ? node.children.flatMap(spansOf) : [];
  }
}

function readNode(node: Root | RootContent): Finding[] {
  if (node.type === 'code') return readCode(node);
  if (node.type === 'paragraph' || node.type === 'heading') return readBlock(spansOf(node));
  if (node.type === 'tableRow') return readBlock(spansOf(node), true);
  return 'children' in node ? (node.children as RootContent[]).flatMap(readNode) : [];
}

/** Finds the calls and status codes of one page. */
export function readPage({tree}: ProsePage): Finding[] {
  return readNode(tree);
}
