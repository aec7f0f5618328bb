/** Names that nobody knows stop the build where they are written, not where the page is rendered. */
import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {placeOf} from '../../../lib/place';
import {nearestName} from '../../../lib/variables';

export interface NamesOptions {
  /** Components that writers may type without an import. */
  readonly components: readonly string[];
}

/** What Docusaurus and JavaScript bring into every page. */
const VALUES = [
  'props',
  'frontMatter',
  'contentTitle',
  'metadata',
  'toc',
  'undefined',
  'null',
  'true',
  'false',
];
const declarationRegex = /\bimport\s+([^'"]+?)\s+from|\b(?:const|let|function|class)\s+(\w+)/g;

/** Names that a page imports or defines by itself. */
function ownNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    for (const [, imported, defined] of value.matchAll(declarationRegex))
      names.push(...((imported ?? defined ?? '').match(/\w+/g) ?? []));
  });
  return names;
}

/** The remark step. */
export const namesStep: Plugin<[NamesOptions], Root> =
  ({components}) =>
  (tree, file) => {
    const own = ownNames(tree);
    const errors: string[] = [];
    visit(tree, (node) => {
      const fail = (problem: string) => errors.push(`${placeOf(file, node)}: ${problem}`);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const [name = ''] = (node.name ?? '').split('.');
        const style = node.attributes.find((entry) => 'name' in entry && entry.name === 'style');
        if (typeof style?.value === 'string')
          fail(`style="${style.value}" is HTML. Write style={{color: 'red'}}, or use a class.`);
        if (!/^[A-Z]/.test(name) || components.includes(name) || own.includes(name)) return;
        const nearest = nearestName(name, [...components, ...own]);
        const hint = nearest === undefined ? '' : `Did you mean <${nearest}>? `;
        fail(
          `there is no component <${name}>. ${hint}Import it, or use one of ${components.join(', ')}.`,
        );
      }
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const name = node.value.trim();
        if (/^[A-Za-z_$][\w$]*$/.test(name) && ![...VALUES, ...own].includes(name))
          fail(`{${name}} names no value of this page. Write \\{${name}} for text.`);
      }
    });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
