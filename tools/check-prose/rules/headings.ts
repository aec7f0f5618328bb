import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import {lineOf, pageRule, type Finding} from '../types';

/** The title is the only first-level heading, and no level is left out on the way down. */
export const headings = pageRule('headings', ({file, tree}) => {
  const findings: Finding[] = [];
  let depth = 1;
  visit(tree, 'heading', (node: Heading) => {
    const line = lineOf(node);
    if (node.depth === 1) {
      findings.push({
        file,
        line,
        problem: 'a first-level heading in the text',
        mend: 'the title of the front matter is the heading; begin with ##',
      });
    } else if (node.depth > depth + 1) {
      findings.push({
        file,
        line,
        problem: `a level-${node.depth} heading below level ${depth}`,
        mend: `make it ${'#'.repeat(depth + 1)}`,
      });
    }
    depth = node.depth;
  });
  return findings;
});
