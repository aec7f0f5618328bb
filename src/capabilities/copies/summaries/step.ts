/** Remark step: `<LlmSummary budget={12000} />` gets the data of its summary by an import of its own page. */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {placeOf} from '../../../lib/place';
import {SummaryError} from './types';

export interface SummaryStepOptions {
  readonly budgets: readonly {readonly budget: number}[];
}

const identifier = (name: string) => ({type: 'Identifier', name}) as const;

/** The import of a summary's data, as MDX keeps it. */
function importOf(name: string, source: string): Root['children'][number] {
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from '${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            specifiers: [{type: 'ImportDefaultSpecifier', local: identifier(name)}],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}

function attach(node: MdxJsxFlowElement, name: string): void {
  const body = [{type: 'ExpressionStatement' as const, expression: identifier(name)}];
  node.attributes.push({
    type: 'mdxJsxAttribute',
    name: 'summary',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: name,
      data: {estree: {type: 'Program', sourceType: 'module', body}},
    },
  });
}

/** The remark step. */
export const summaryStep: Plugin<[SummaryStepOptions], Root> =
  ({budgets}) =>
  (tree, file) => {
    const wanted = new Set<number>();
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'LlmSummary') return;
      const value = node.attributes.find(
        (entry) => entry.type === 'mdxJsxAttribute' && entry.name === 'budget',
      )?.value;
      const budget = Number(typeof value === 'object' ? value?.value : value);
      if (!budgets.some((known) => known.budget === budget)) {
        const known = budgets.map((entry) => `budget={${entry.budget}}`).join(' or ');
        throw new SummaryError(`${placeOf(file, node)}: <LlmSummary> needs ${known}.`);
      }
      wanted.add(budget);
      attach(node, `llmSummary${budget}`);
    });
    for (const budget of wanted) {
      tree.children.unshift(
        importOf(`llmSummary${budget}`, `@generated/site-summaries/default/${budget}.json`),
      );
    }
  };
