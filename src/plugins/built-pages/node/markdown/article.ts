/** Extracts the article of a built page: its text without what exists for the screen only. */
import type {Element, ElementContent, Root} from 'hast';
import {decodeUrlPart} from '../../../../lib/decodeUrlPart';
import {attribute, findElement, hasClass, isElement} from '../../../../lib/hast';

/** Docusaurus' class for the content of a document. Other pages have none: their content is `<main>`. */
const ARTICLE_CLASS = 'theme-doc-markdown';

const SCREEN_TAGS = new Set([
  'button',
  'iframe',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
]);
const SCREEN_ROLES = new Set(['status', 'tooltip']);

/**
 * Returns the content of a page's article as a new tree, without the title of the page. Links and pictures have absolute
 * URLs.
 *
 * @param pageUrl  URL against which links are resolved, and which errors name
 * @param replaceUrl  replaces the absolute URL of a link, for example by that of a Markdown copy
 * @throws Error when the page has neither an article nor a `<main>`
 */
export function readArticle(
  tree: Root,
  pageUrl: string,
  replaceUrl: (url: string) => string = (url) => url,
): Root {
  const article = findArticle(tree);
  if (article === undefined) {
    throw new Error(
      `${pageUrl}: the built page has neither an element with the class ${ARTICLE_CLASS} nor a <main>.`,
    );
  }
  const content = cleanChildren(article, {pageUrl, replaceUrl}, new Set());
  const [first] = content;
  const hasTitle = isElement(first) && first.tagName === 'header';
  return {type: 'root', children: hasTitle ? content.slice(1) : content};
}

/** Returns the element with the content of a page; undefined for a page that has neither an article nor a `<main>`. */
export const findArticle = (tree: Root): Element | undefined =>
  findElement(tree, (element) => hasClass(element, ARTICLE_CLASS)) ??
  findElement(tree, ({tagName}) => tagName === 'main');

/** How URLs are written. */
interface Urls {
  readonly pageUrl: string;
  readonly replaceUrl: (url: string) => string;
}

/** Returns cleaned copies of an element's children. `ids` are those of the elements around them. */
function cleanChildren(parent: Element, urls: Urls, ids: ReadonlySet<string>): ElementContent[] {
  // A glossary term: its link and its tooltip are left out, its text stays.
  const isTerm = parent.children.some((child) => isElement(child) && hasRole(child, 'tooltip'));
  return parent.children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    if (!isElement(child) || isForScreen(child)) return [];
    return cleanElement(child, urls, ids, isTerm);
  });
}

function cleanElement(
  element: Element,
  urls: Urls,
  ids: ReadonlySet<string>,
  isInTerm: boolean,
): ElementContent[] {
  const {tagName} = element;
  if (tagName === 'pre') return [plainCode(element)];
  const {id, href, src, alt} = element.properties;
  // An inline picture (data: URL) keeps only its alt text: its long URL says nothing.
  const isInlinePicture = typeof src === 'string' && src.startsWith('data:');
  if (isInlinePicture && !alt) return [];

  const innerIds = typeof id === 'string' ? new Set([...ids, id]) : ids;
  const children = cleanChildren(element, urls, innerIds);
  // For example, the name in a row of a table that links to this row: the copy has no such target.
  const linksToElementAround =
    typeof href === 'string' && href.startsWith('#') && ids.has(decodeUrlPart(href.slice(1)));
  // `<a id="part"></a>` is the target of a link, not a link.
  const isTarget = tagName === 'a' && href === undefined;
  if (isInTerm || linksToElementAround || isTarget) return children;

  const properties = {...element.properties};
  if (href !== undefined) properties.href = urls.replaceUrl(absoluteUrl(href, urls.pageUrl));
  if (src !== undefined) properties.src = isInlinePicture ? '' : absoluteUrl(src, urls.pageUrl);
  return [{type: 'element', tagName, properties, children}];
}

function isForScreen(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    SCREEN_TAGS.has(tagName) ||
    SCREEN_ROLES.has(attribute(element, 'role')) ||
    // The panels of unselected tabs are hidden, but they are part of the text.
    (properties.hidden === true && !hasRole(element, 'tabpanel')) ||
    properties.ariaHidden === 'true' ||
    hasClass(element, 'hash-link') ||
    // The link from a footnote back to the text.
    'dataFootnoteBackref' in properties ||
    // For example, the button that expands rows: the text already contains the rows.
    hasClass(element, 'screen-only') ||
    // Each themed picture exists twice, in classes such as `themedComponent--dark_a1b2`.
    hasClass(element, /^themedComponent--dark/)
  );
}

/** Returns whether an element has an ARIA role. `toMarkdown.ts` finds tabs with it. */
export const hasRole = (element: Element, role: string): boolean =>
  element.properties.role === role;

function absoluteUrl(value: unknown, base: string): string {
  return URL.parse(String(value), base)?.href ?? String(value);
}

/** Returns a code block without the elements that color it. */
function plainCode(pre: Element): Element {
  const text: ElementContent = {type: 'text', value: codeText(pre).replace(/\n$/, '')};
  const [code] = pre.children;
  const isCode = isElement(code) && code.tagName === 'code';
  return {...pre, children: [isCode ? {...code, children: [text]} : text]};
}

/** Returns the text of code, where line breaks may be elements. */
function codeText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  return node.tagName === 'br' ? '\n' : node.children.map(codeText).join('');
}
