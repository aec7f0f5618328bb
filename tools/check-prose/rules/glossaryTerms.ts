import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {glossary} from '../../../src/config/glossary';
import {nearestName} from '../../../src/lib/variables';
import {lineOf, pageRule, type Finding} from '../types';

const ids = glossary.map(({id}) => id);

/** Terms are in the glossary, and linked once a page: at their first use. */
export const glossaryTerms = pageRule('glossary-terms', ({file, tree}) => {
  const seen = new Map<string, number>();
  const findings: Finding[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (name !== 'Term') return;
    const line = lineOf(node);
    const value = attributes.find(
      (entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'id',
    )?.value;
    const id = typeof value === 'string' ? value : '';
    const first = seen.get(id);
    if (!ids.includes(id)) {
      const nearest = nearestName(id, ids);
      const mend =
        nearest === undefined
          ? 'add it to src/config/glossary.ts'
          : `did you mean "${nearest}"? If not, add it to src/config/glossary.ts`;
      findings.push({file, line, problem: `the term "${id}" is not in the glossary`, mend});
    } else if (first !== undefined) {
      findings.push({
        file,
        line,
        problem: `the term "${id}" is linked on line ${first} already`,
        mend: 'link the first use only',
      });
    }
    seen.set(id, first ?? line);
  });
  return findings;
});
