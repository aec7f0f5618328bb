/**
 * Build step behind `<Term>` and `<Glossary>`: writes the definition into each term and the list into
 * the glossary, so that the browser never loads the vocabulary. An unknown id stops the build.
 */
import type {Blockquote, Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';
import type {Glossary} from '../../config/glossary';
import {placeOf} from '../../lib/place';
import {nearestName} from '../../lib/variables';
import {walk} from '../../lib/walk';

export interface GlossaryOptions {
  readonly entries: Glossary;
  /** Route of the page on which `<Glossary />` stands. */
  readonly page: string;
}

/** A paragraph that becomes another element. */
const textElement = (hName: string, value: string): Paragraph => ({
  type: 'paragraph',
  data: {hName},
  children: [{type: 'text', value}],
});

/** Adds `definition` and `to` to a `<Term>`. */
function defineTerm(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  file: VFile,
  {entries, page}: GlossaryOptions,
): void {
  const id = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'id',
  )?.value;
  if (typeof id !== 'string') {
    throw new Error(
      `${placeOf(file, node)}: <Term> needs an id in quotes, as in <Term id="${Object.keys(entries)[0]}">.`,
    );
  }
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) {
    const nearest = nearestName(id, Object.keys(entries));
    const suggestion = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    throw new Error(
      `${placeOf(file, node)}: <Term id="${id}"> is not in the glossary.${suggestion} Terms are in src/config/glossary.yaml.`,
    );
  }
  node.attributes.push(
    {type: 'mdxJsxAttribute', name: 'definition', value: entry.definition},
    {type: 'mdxJsxAttribute', name: 'to', value: `${page}#term-${id}`},
  );
}

/** The list in place of a `<Glossary>`: the entries in the order of their terms, each where `#term-<id>` leads. */
function listOf({entries}: GlossaryOptions): Blockquote {
  const sorted = Object.entries(entries).sort(([, a], [, b]) =>
    a.term.localeCompare(b.term, 'en', {sensitivity: 'base', ignorePunctuation: true}),
  );
  return {
    type: 'blockquote',
    data: {hName: 'dl', hProperties: {className: ['glossary']}},
    children: sorted.map(([id, {term, definition}]) => ({
      type: 'blockquote',
      data: {hName: 'div', hProperties: {id: `term-${id}`}},
      children: [textElement('dt', term), textElement('dd', definition)],
    })),
  };
}

/** The remark step. */
export const glossaryStep: Plugin<[GlossaryOptions], Root> = (options) => (tree, file) => {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Term') defineTerm(node, file, options);
    if (node.name === 'Glossary') parent.children[index] = listOf(options);
  });
};
