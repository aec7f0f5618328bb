import type {Link} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {lineOf, pageRule, type Finding} from '../types';

/** An address in the text is a link with words, code, or a value to copy. */
export const bareUrls = pageRule('bare-urls', ({file, text, tree}) => {
  const findings: Finding[] = [];
  visitParents(tree, 'link', (node: Link, ancestors) => {
    const start = node.position?.start.offset ?? 0;
    const copied = ancestors.some((parent) => 'name' in parent && parent.name === 'Copy');
    if (text[start] !== '[' && text[start] !== '<' && !copied) {
      findings.push({
        file,
        line: lineOf(node),
        problem: `a bare address, ${node.url}`,
        mend: 'write [what it is](address), `address` or <Copy>address</Copy>',
      });
    }
  });
  return findings;
});
