/**
 * Finds elements in a syntax tree of HTML (hast), for everything that reads built pages: visitors, Markdown copies,
 * search, and commands.
 */
import type {Element, Nodes, Root} from 'hast';

/** Whether a node is an element. False for text, comments, roots, and undefined, as for the child of an empty element. */
export const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';

/**
 * Returns whether an element has a class: its whole name, or a pattern that the name matches (without the flag `g`).
 * False for an element without classes. The Markdown copies, the search records, and the copy for the MCP server find the
 * parts of a built page with it, at the end of a build.
 */
export function hasClass(element: Element, name: string | RegExp): boolean {
  const {className} = element.properties;
  if (!Array.isArray(className)) return false;
  return className.some((entry) =>
    typeof name === 'string' ? entry === name : name.test(String(entry)),
  );
}

/** Returns the first element, in document order, that satisfies a condition: the node itself or a descendant. */
export function findElement(
  node: Root | Element,
  condition: (element: Element) => boolean,
): Element | undefined {
  if (node.type === 'element' && condition(node)) return node;
  for (const child of node.children) {
    const found = isElement(child) ? findElement(child, condition) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the content of a `<meta>` element of a page, or `''` when there is none. */
export function metaContent(page: Root, name: string): string {
  // Only the head is searched, because the body of a page has thousands of elements.
  const head = findElement(page, ({tagName}) => tagName === 'head');
  const meta =
    head &&
    findElement(
      head,
      (element) => element.tagName === 'meta' && attribute(element, 'name') === name,
    );
  return meta === undefined ? '' : attribute(meta, 'content');
}

/** Calls a function for each element below a node, in document order. The node itself isn't visited. */
export function visitElements(node: Root | Element, visit: (element: Element) => void): void {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    visit(child);
    visitElements(child, visit);
  }
}

/**
 * Returns an attribute as text, or `''` when the element doesn't have it or it is a list or a boolean.
 *
 * @param name  the name in hast: `ariaLabel`, `dataSummary`
 */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
