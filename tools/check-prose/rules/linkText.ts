import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineOf, pageRule, type Finding} from '../types';

/** Words that say nothing in a list of links, as a screen reader shows one. */
const EMPTY_TEXTS = new Set([
  '',
  'here',
  'click here',
  'this',
  'this page',
  'this link',
  'link',
  'more',
  'read more',
  'learn more',
  'see here',
  'page',
]);

/** The text of a link says where it leads. */
export const linkText = pageRule('link-text', ({file, tree}) => {
  const findings: Finding[] = [];
  visit(tree, 'link', (node: Link) => {
    const text = toString(node).trim().toLowerCase().replace(/[.!]$/, '');
    if (EMPTY_TEXTS.has(text)) {
      findings.push({
        file,
        line: lineOf(node),
        problem: `the link text "${text}"`,
        mend: 'name the place it leads to',
      });
    }
  });
  return findings;
});
