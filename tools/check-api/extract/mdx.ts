/** Calls in a page: its code blocks by their language, its diagrams and its prose. */
import type {Code, Nodes, Root, RootContent} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parseJson} from '../holes';
import type {Extract, Finding} from '../types';
import {targetOf} from '../urls';
import {extractShell} from './curl';
import {readBlock, type Span} from './prose';
import {extractPython} from './python';
import {extractTypeScript} from './typescript';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFrontmatter);

/** `POST /path HTTP/1.1`, headers, an empty line, the body. */
const extractHttp: Extract = ({text, line}) => {
  const [head = '', body = ''] = text.split(/\n\s*\n/, 2);
  const [, method, url = ''] = /^([A-Z]+)\s+(\S+)/.exec(head) ?? [];
  const target = targetOf(url);
  if (method === undefined || target === undefined) return [];
  const parsed = parseJson(body);
  const state =
    body.trim() === '' ? ({state: 'none'} as const) : ({state: 'text', text: body} as const);
  return [
    {kind: 'call', line, method, ...target, body: parsed ? {state: 'json', ...parsed} : state},
  ];
};

/** A diagram's words, line by line. */
const extractDiagram: Extract = ({text, line}) =>
  text
    .split('\n')
    .flatMap((words, index) => readBlock([{kind: 'text', text: words, line: line + index}], true));

/** The readers by language of a code block or extension of a file. */
export const extractors: Readonly<Record<string, Extract>> = {
  ...Object.fromEntries(
    ['ts', 'tsx', 'js', 'jsx', 'mjs', 'typescript', 'javascript'].map((name) => [
      name,
      extractTypeScript,
    ]),
  ),
  ...Object.fromEntries(['sh', 'bash', 'shell', 'console'].map((name) => [name, extractShell])),
  ...Object.fromEntries(['py', 'python'].map((name) => [name, extractPython])),
  http: extractHttp,
  mermaid: extractDiagram,
};

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

function readCode(node: Code): Finding[] {
  const extract = extractors[node.lang ?? ''];
  return extract ? extract({text: node.value, line: lineOf(node) + 1}) : [];
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
export const extractMdx: Extract = ({text, line}) => {
  const findings = readNode(processor.parse(text));
  return line === 1
    ? findings
    : findings.map((finding) => ({...finding, line: finding.line + line - 1}));
};
