/**
 * Converts a safe subset of HTML in a specification's Markdown to Markdown.
 */
import type {Element} from 'hast';
import {toMdast, type State} from 'hast-util-to-mdast';
import type {Html, Nodes, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import {escapeText} from '../../../lib/escapeHtml';
import type {JsxTextElement} from '../../../lib/jsx';
import {parseHtmlFragment} from '../../../lib/parseHtml';

/** A tag: `<a href="x">`, `</a>` */
const tagRegex = /<(\/?)([a-z][\w-]*)([^>]*)>/gi;

/** Elements of a line of text that have no form in Markdown, but a meaning: they stay elements. */
const KEPT_ELEMENTS: readonly string[] = ['ins', 'kbd', 'mark', 'sub', 'sup', 'u'];

/** Elements that have a form in Markdown, that stay elements, or whose content counts. */
const SAFE_ELEMENTS: readonly string[] = [
  ...['a', 'abbr', 'b', 'blockquote', 'br', 'caption', 'center', 'cite', 'code', 'dd', 'del'],
  ...['details', 'dfn', 'div', 'dl', 'dt', 'em', 'figcaption', 'figure', 'font', 'h1', 'h2', 'h3'],
  ...['h4', 'h5', 'h6', 'hr', 'i', 'img', 'li', 'ol', 'p', 'pre', 'q', 's', 'samp', 'section'],
  ...['small', 'span', 'strike', 'strong', 'summary', 'table', 'tbody', 'td', 'tfoot', 'th'],
  ...['thead', 'tr', 'tt', 'ul', 'var', 'wbr'],
  ...KEPT_ELEMENTS,
];

/** Elements without an end tag. */
const VOID_ELEMENTS: readonly string[] = ['br', 'hr', 'img', 'wbr'];

/**
 * An attribute that runs code: `<a onclick=…>`. HTML with such an attribute stays HTML. Other attributes are dropped if
 * Markdown cannot express them.
 */
const handlerRegex = /\son\w+\s*=/i;

/** The attribute of placeholders. HTML of a specification that contains it stays HTML. */
const INDEX_ATTRIBUTE = 'data-markdown-index';

/** Nodes that contain blocks. All others contain a line of text. */
const BLOCK_PARENTS: readonly string[] = ['root', 'blockquote', 'listItem'];

function isSafeHtml(html: string): boolean {
  const tags = [...html.matchAll(tagRegex)];
  const rest = html.replace(tagRegex, '');
  return (
    tags.length > 0 &&
    !rest.includes('<') &&
    !html.toLowerCase().includes(INDEX_ATTRIBUTE) &&
    tags.every(([tag, , name = '']) => {
      return SAFE_ELEMENTS.includes(name.toLowerCase()) && !handlerRegex.test(tag);
    })
  );
}

/** Returns the paired tags in a line of text, and `<br>`. `/users/<a>` has none. */
function pairedTags(nodes: readonly Html[]): Html[] {
  const open: {readonly name: string; readonly node: Html}[] = [];
  const paired: Html[] = [];
  for (const node of nodes) {
    const [, slash, name = ''] = /<(\/?)(\w+)/.exec(node.value.toLowerCase()) ?? [];
    if (VOID_ELEMENTS.includes(name)) {
      paired.push(node);
    } else if (slash === '') {
      open.push({name, node});
    } else if (open.at(-1)?.name === name) {
      const start = open.pop();
      if (start !== undefined) paired.push(start.node);
      paired.push(node);
    }
  }
  return paired;
}

/** Returns the HTML nodes among the children of a node that `convertHtml` converts. */
function convertibleHtml({type, children}: Parent): ReadonlySet<Nodes> {
  const safe = children.filter(
    (node): node is Html => node.type === 'html' && isSafeHtml(node.value),
  );
  return new Set(BLOCK_PARENTS.includes(type) ? safe : pairedTags(safe));
}

/** An element without its attributes. MDX and the data of rows can contain it. */
function keepElement(state: State, element: Element): JsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: element.tagName,
    attributes: [],
    children: state.all(element) as PhrasingContent[],
  };
}

/**
 * Converts HTML of the safe subset among the children of a node to Markdown, in place. Other HTML stays.
 *
 * All children become one piece of HTML, because tags may enclose Markdown: `<ul><li>one\n\n- two\n\n</ul>`. A placeholder,
 * an empty element with an index, represents each Markdown node, and is replaced by that node after the conversion.
 */
export function convertHtml(parent: Parent): void {
  const convertible = convertibleHtml(parent);
  if (convertible.size === 0) return;
  const isBlock = BLOCK_PARENTS.includes(parent.type);
  // Placeholders of blocks are <hr> elements: an <hr> ends an open paragraph, as a Markdown block would.
  const placeholder = isBlock ? 'hr' : 'img';
  const markdown: RootContent[] = [];
  const html = parent.children.map((node) => {
    if (node.type === 'html' && convertible.has(node)) {
      // The summary of <details> becomes a paragraph.
      return node.value.replace(/(<\/?)summary\b/gi, '$1p');
    }
    if (node.type === 'text' || (node.type === 'html' && !isBlock)) return escapeText(node.value);
    markdown.push(node);
    return `<${placeholder} ${INDEX_ATTRIBUTE}="${markdown.length - 1}">`;
  });
  const restored = new Set<RootContent>();
  const restore = (_state: unknown, {properties}: Element): RootContent => {
    const node = markdown[Number(properties.dataMarkdownIndex)];
    if (node !== undefined) {
      restored.add(node);
      return node;
    }
    // An element without an index is not a placeholder, but of the specification.
    return isBlock
      ? {type: 'thematicBreak'}
      : {type: 'image', url: String(properties.src ?? ''), alt: String(properties.alt ?? '')};
  };
  const kept = KEPT_ELEMENTS.map((name) => [name, keepElement] as const);
  const tree = toMdast(parseHtmlFragment(html.join('')), {
    handlers: {...Object.fromEntries(kept), [placeholder]: restore},
  });
  // After a blank line, `<pre>` contains Markdown. Only its text would be left.
  if (restored.size < markdown.length) return;
  parent.children = (tree as Root).children;
}
