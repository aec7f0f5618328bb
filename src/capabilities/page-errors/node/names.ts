/** Names that nobody knows stop the build where they are written, not where the page is rendered. */
import logger from '@docusaurus/logger';
import type {Node, Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
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
  'assets',
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
    const warn = (node: Node, problem: string) => logger.warn(`${placeOf(file, node)}: ${problem}`);
    visit(tree, 'paragraph', (node) => {
      const [, name, title] = /^:::+ ?(\w+) +([^\n]+)/.exec(toString(node)) ?? [];
      if (title !== undefined)
        warn(node, `":::${name} ${title}" is shown as text. Write :::${name}[${title}].`);
    });
    const ids = new Set<unknown>();
    visit(tree, 'heading', (node) => {
      const id = node.data?.hProperties?.['id'];
      if (ids.has(id))
        warn(node, `the id "${String(id)}" is that of a heading above. Write another.`);
      ids.add(id);
    });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
