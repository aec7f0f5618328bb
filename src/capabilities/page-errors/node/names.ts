/** Names that nobody knows stop the build where they are written, not where the page is rendered. */
import logger from '@docusaurus/logger';
import type {Node, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {} from 'mdast-util-to-hast';
import type {Plugin} from 'unified';
import {placeOf} from '../../../lib/place';
import {nearestName} from '../../../lib/variables';
import {walk} from '../../../lib/walk';
import {silentMistakes, type Tell} from './silent';

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
/** `a` of `a`, `a.b`, `a(b)` and `{a}`. */
const firstNameRegex =
  /^[\s{]*(?!(?:async|await|function|import|this|typeof|void)\b)([A-Za-z_$][\w$]*)(?=[.[(}]|\s*$)/;
const declarationRegex =
  /\bimport\s+([^'"]+?)\s+from|\b(?:const|let|var|function|class)\s+(\w+|[{[][^=]*)/g;

/** Names that a page imports or defines by itself. */
function ownNames(tree: Root): string[] {
  const names: string[] = [];
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, imported, defined] of node.value.matchAll(declarationRegex))
      names.push(...((imported ?? defined ?? '').match(/\w+/g) ?? []));
  }
  return names;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const isElement = (node: Node): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The value of an attribute; true when others, which are not known here, may hold it. */
function attributeOf({attributes}: Element, name: string): unknown {
  if (attributes.some(({type}) => type === 'mdxJsxExpressionAttribute')) return true;
  return attributes.find((entry) => 'name' in entry && entry.name === name)?.value;
}

/** Tabs that stop the build where the page is rendered. */
function tellTabs(tabs: Element, fail: Tell): void {
  const seen = new Set<unknown>([undefined]);
  for (const tab of tabs.children.filter(isElement)) {
    const value = attributeOf(tab, 'value');
    if (value !== true && seen.has(value))
      fail(`<${tab.name}> in <Tabs> needs a value of its own, as in <TabItem value="ts">.`, tab);
    seen.add(value);
  }
}

/** The remark step: all mistakes of a page stop the build together, what looks like one is warned of. */
export const namesStep: Plugin<[NamesOptions], Root> =
  ({components}) =>
  (tree, file) => {
    const own = ownNames(tree);
    const errors: string[] = [];
    const fail: Tell = (problem, node) => errors.push(`${placeOf(file, node)}: ${problem}`);
    const warn: Tell = (problem, node, lines) =>
      logger.warn(`${placeOf(file, node, lines)}: ${problem}`);
    walk(tree, (node, _index, parent) => {
      if (isElement(node)) {
        const [name = ''] = (node.name ?? '').split('.');
        const style = attributeOf(node, 'style');
        if (typeof style === 'string')
          fail(`style="${style}" is HTML. Write style={{color: 'red'}}, or use a class.`, node);
        if (own.includes(name)) return;
        if (name === 'Tabs') tellTabs(node, fail);
        if (name === 'TabItem' && parent.type === 'root')
          fail('<TabItem> stands in <Tabs> alone.', node);
        if (name === 'Card' && attributeOf(node, 'to') === undefined)
          fail('<Card> needs an address, as in <Card title="Quickstart" to="/quickstart">.', node);
        if (!/^[A-Z]/.test(name) || components.includes(name)) return;
        const nearest = nearestName(name, [...components, ...own]);
        const hint = nearest === undefined ? '' : `Did you mean <${nearest}>? `;
        const all = components.join(', ');
        fail(`there is no component <${name}>. ${hint}Import it, or use one of ${all}.`, node);
      }
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
        const [, name] = firstNameRegex.exec(node.value) ?? [];
        if (name !== undefined && ![...VALUES, ...own].includes(name) && !(name in globalThis))
          fail(
            `{${node.value}} uses ${name}, which this page does not define. Write \\{ for a brace that is text.`,
            node,
          );
      }
    });
    silentMistakes(tree, String(file), warn);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  };
