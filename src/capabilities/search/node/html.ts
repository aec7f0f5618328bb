/**
 * Reading built HTML with parse5. The minimizer drops optional tags (`</li>`, `</p>`), and only a
 * parser that follows the HTML standard puts them back.
 */
import {parse, type DefaultTreeAdapterTypes} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** All elements below a node, in document order. */
export function* descendants(node: {readonly childNodes: readonly Node[]}): Generator<Element> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* descendants(child);
  }
}

/** The first element that satisfies a condition. */
export function find(
  node: {readonly childNodes: readonly Node[]},
  condition: (element: Element) => boolean,
): Element | undefined {
  for (const element of descendants(node)) if (condition(element)) return element;
  return undefined;
}

/** Whether readers of the page do not see it, or do not read it as its text. */
export function isOutsideText(element: Element): boolean {
  const {tagName} = element;
  return (
    ['script', 'style', 'svg', 'template', 'button', 'noscript', 'nav', 'iframe'].includes(
      tagName,
    ) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'hidden') !== undefined ||
    ['tooltip', 'tablist'].includes(attribute(element, 'role') ?? '') ||
    attribute(element, 'data-search') === 'ignore' ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'theme-doc-footer') ||
    hasClass(element, 'theme-doc-toc-mobile') ||
    hasClass(element, 'theme-doc-version-badge')
  );
}

/** Text of a node in one line, without what is outside the text. */
export function textOf(node: Node): string {
  const collect = (current: Node): string => {
    if (current.nodeName === '#text') return (current as DefaultTreeAdapterTypes.TextNode).value;
    if (!isElement(current) || isOutsideText(current)) return '';
    if (current.tagName === 'br') return ' ';
    return current.childNodes.map(collect).join('');
  };
  return squeeze(collect(node));
}

/** White space made single, and the zero-width marks of anchors taken out. */
export function squeeze(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

export {parse};
