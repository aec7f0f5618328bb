/** JSX elements of a page, for remark steps and for the checks of the prose. */
import type {Node, RootContent} from 'mdast';
// Adds the nodes of MDX to the types of mdast.
import type {} from 'remark-mdx';

/** A JSX element in a line of text. */
export type JsxTextElement = Extract<RootContent, {type: 'mdxJsxTextElement'}>;
export type JsxElement = JsxTextElement | Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/** Returns whether a node of a page's tree is a JSX element, among blocks or in a line. */
export const isJsxElement = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/**
 * Returns the text of an attribute, `<Card to="/quickstart">`. Returns undefined for an attribute that is missing, has no
 * value (`<Card wide>`), or has JavaScript as its value (`<Card to={page}>`).
 */
export function textAttribute({attributes}: JsxElement, name: string): string | undefined {
  const attribute = attributes.find((entry) => 'name' in entry && entry.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** Returns whether an element may have an attribute: it has one of this name, or a spread, `<Card {...props}>`. */
export function mayHaveAttribute({attributes}: JsxElement, name: string): boolean {
  return attributes.some((entry) => !('name' in entry) || entry.name === name);
}
