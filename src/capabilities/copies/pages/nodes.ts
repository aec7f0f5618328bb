/** Short ways to write Markdown trees. */
import type {BlockContent, List, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
export type Node = RootContent;

export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [text(value)],
});
export const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
});
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** A list of items, each with its blocks. */
export const listOf = (items: readonly BlockContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children): ListItem => ({type: 'listItem', spread: false, children})),
});

/** A list of items of one line each. */
export const list = (items: readonly PhrasingContent[][]): List =>
  listOf(items.map((children) => [paragraph(...children)]));

/**
 * The value of an attribute that is text, in any of its ways to write: `a="x"` and `a={"x"}`. Empty for
 * another value, and when there is no such attribute.
 */
export function attributeOf(node: Jsx, name: string): string {
  const value = expressionOf(node, name);
  if (value === undefined) return '';
  return value.startsWith('"') ? String(JSON.parse(value)) : '';
}

/** The source of an attribute's value, `data.request` of `items={data.request}`; a text comes in quotes. */
export function expressionOf(node: Jsx, name: string): string | undefined {
  const found = node.attributes.find(
    (entry) => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  if (found?.value === undefined || found.value === null) return undefined;
  return typeof found.value === 'string' ? JSON.stringify(found.value) : found.value.value.trim();
}
