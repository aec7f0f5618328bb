/** The article of a built page, without what is there for the screen only. */
import type {Element, ElementContent, Root, RootContent} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parseFragment} from 'parse5';
import {idOf} from '../../../lib/anchor';

/** Docusaurus' own name for what a writer, or a generator, put on a page. */
const ARTICLE_CLASS = 'theme-doc-markdown';
const SCREEN_TAGS = new Set('button iframe nav noscript script style svg template'.split(' '));
const SCREEN_ROLES = new Set(['status', 'tooltip']);

export const isElement = (node: RootContent | undefined): node is Element =>
  node?.type === 'element';

export const hasClass = ({properties}: Element, name: string | RegExp): boolean =>
  Array.isArray(properties.className) &&
  properties.className.some((entry) =>
    typeof name === 'string' ? entry === name : name.test(String(entry)),
  );

export const hasRole = (node: ElementContent, role: string): node is Element =>
  isElement(node) && node.properties.role === role;

/** The first element that satisfies a condition: the node itself, or one below it. */
export function find(
  node: Root | Element,
  condition: (element: Element) => boolean,
): Element | undefined {
  if (node.type === 'element' && condition(node)) return node;
  for (const child of node.children) {
    const found = isElement(child) ? find(child, condition) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isForScreen(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    SCREEN_TAGS.has(tagName) ||
    SCREEN_ROLES.has(String(properties.role)) ||
    // Tabs that are not chosen are hidden; nothing else that is hidden is part of the text.
    (properties.hidden === true && properties.role !== 'tabpanel') ||
    properties.ariaHidden === 'true' ||
    hasClass(element, 'hash-link') ||
    // The label of what unfolds rows: its rows are there.
    hasClass(element, 'screen-only') ||
    // A picture for each colour mode: one is enough.
    hasClass(element, /^themedComponent--dark/)
  );
}

const absolute = (value: unknown, base: string): string | undefined =>
  typeof value === 'string' ? (URL.parse(value, base)?.href ?? value) : undefined;

/** The text of code, in which line breaks may be elements. */
function codeText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? '\n' : node.children.map(codeText).join('');
}

/** A block of code without its colours. */
function plainCode(pre: Element): Element {
  const [code] = pre.children;
  const text: ElementContent = {type: 'text', value: codeText(pre).replace(/\n$/, '')};
  const inner = isElement(code) && code.tagName === 'code' ? {...code, children: [text]} : text;
  return {...pre, children: [inner]};
}

/**
 * The children of an element, for reading: without buttons and tooltips, with absolute addresses, and
 * without links that lead to where they stand.
 */
function clean(parent: Element, page: string, ids: ReadonlySet<string>): ElementContent[] {
  const isTerm = parent.children.some((child) => hasRole(child, 'tooltip'));
  return parent.children.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{type: 'text', value: node.value}];
    if (!isElement(node)) return [];
    if (isForScreen(node)) return [];
    if (node.tagName === 'pre') return [plainCode(node)];
    const {id, href, src, alt} = node.properties;
    // Thousands of letters of a small picture say nothing to a program: its text stays, without an address.
    const isInline = typeof src === 'string' && src.startsWith('data:');
    if (isInline && !alt) return [];
    const children = clean(node, page, typeof id === 'string' ? new Set([...ids, id]) : ids);
    const leadsHere =
      typeof href === 'string' && href.startsWith('#') && ids.has(idOf(href.slice(1)));
    if (isTerm || leadsHere) return children;
    const properties = {
      ...node.properties,
      ...(href !== undefined && {href: absolute(href, page)}),
      ...(src !== undefined && {src: isInline ? '' : absolute(src, page)}),
    };
    return [{type: 'element', tagName: node.tagName, properties, children}];
  });
}

/**
 * Reads the article of a page; its title stands above it and is left out.
 *
 * @param page absolute address of the page
 * @throws when the page has none
 */
export function readArticle(html: string, page: string): Root {
  // Sidebar and navbar are the larger part of a page: they are not parsed.
  const part = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const tree = fromParse5(parseFragment(part, {scriptingEnabled: false})) as Root;
  const article = find(tree, (element) => hasClass(element, ARTICLE_CLASS));
  if (article === undefined) {
    throw new Error(`${page}: the built page has no element with the class ${ARTICLE_CLASS}.`);
  }
  const [first, ...rest] = clean(article, page, new Set());
  const isTitle = isElement(first) && first.tagName === 'header';
  return {type: 'root', children: isTitle || first === undefined ? rest : [first, ...rest]};
}
