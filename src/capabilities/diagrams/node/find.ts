/** Finds the diagrams of all pages that people wrote. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {substitute} from '../../../lib/variables';
import {pageFiles} from '../../copies/pages/files';
import {parseMdx} from '../../copies/pages/parse';

export interface FoundDiagram {
  readonly source: string;
  /** Line of its fence. */
  readonly line: number;
}

/** The Mermaid fences of one page. */
export function diagramsIn(tree: Root): FoundDiagram[] {
  const found: FoundDiagram[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === 'mermaid') {
      found.push({source: node.value, line: node.position?.start.line ?? 1});
    }
  });
  return found;
}

/** The sources of all diagrams, variables substituted. */
export function allDiagrams(
  siteDir: string,
  variables: Readonly<Record<string, string>>,
): string[] {
  return pageFiles(siteDir).flatMap((file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const mdx = substitute(text, variables, {file, syntax: 'mdx'});
    return diagramsIn(parseMdx(mdx)).map(({source}) => source);
  });
}
