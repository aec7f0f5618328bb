/** Calls that a page names: in its prose, its diagrams and its blocks of HTTP. Samples are run instead. */
import {visit} from 'unist-util-visit';
import type {ProsePage} from '../lib/pages';
import {readBlock, type Finding} from './prose';

/** Blocks of code that are words about calls: read line by line. */
const wordLanguages = new Set(['http', 'mermaid']);

/** Finds the calls and status codes of one page, in the words of its source. */
export function readPage({tree, text}: ProsePage): Finding[] {
  const lines = text.split('\n');
  const findings: Finding[] = [];
  visit(tree, ['paragraph', 'heading', 'tableRow', 'code'], (node) => {
    if (node.position === undefined) return;
    const {start, end} = node.position;
    if (node.type === 'code') {
      if (!wordLanguages.has(node.lang ?? '')) return;
      for (let line = start.line + 1; line < end.line; line++)
        findings.push(...readBlock({text: lines[line - 1] ?? '', line, isRow: true}));
      return;
    }
    const own = lines.slice(start.line - 1, end.line);
    own.push((own.pop() ?? '').slice(0, end.column - 1));
    const source = own.join('\n').slice(start.column - 1);
    findings.push(...readBlock({text: source, line: start.line, isRow: node.type === 'tableRow'}));
  });
  return findings;
}
