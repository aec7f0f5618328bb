import type {RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});

/** Nodes as Markdown text, without a line break at the end. */
export const stringify = (children: RootContent[]): string =>
  writer.stringify({type: 'root', children}).trim();
