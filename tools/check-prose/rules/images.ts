import {visit} from 'unist-util-visit';
import {lineOf, pageRule, type Finding} from '../types';

const MEND = 'say what it shows: ![A record split over three nodes](…)';

/** Every image has a text for those who do not see it. */
export const images = pageRule('images', ({file, tree}) => {
  const findings: Finding[] = [];
  visit(tree, (node) => {
    if (node.type === 'image' && (node.alt ?? '').trim() === '') {
      findings.push({file, line: lineOf(node), problem: 'an image without a text', mend: MEND});
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const element = node;
      const alt = element.attributes.find(
        (entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'alt',
      );
      if (element.name === 'img' && (alt === undefined || alt.value === '')) {
        findings.push({file, line: lineOf(node), problem: 'an <img> without alt', mend: MEND});
      }
    }
  });
  return findings;
});
