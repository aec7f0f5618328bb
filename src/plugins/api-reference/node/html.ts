/**
 * Converts a safe subset of HTML in a specification's Markdown to Markdown. `markdown.ts` calls it for each node with
 * children, and turns the HTML that is left into text.
 */
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Html, Nodes, Parent, Root, RootContent} from 'mdast';
import {escapeText} from '../../../lib/escapeHtml';

/** A tag: `<a href="x">`, `</a>` */
const tagRegex = /<(\/?)([a-z][\w-]*)([^>]*)>/gi;

/** Elements that have a form in Markdown. */
const SAFE_ELEMENTS: readonly string[] = [
  'a',
  'b',
  'blockquote',
  'br',
  'code',
  'details',
  'em',
  'hr',
  'i',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'summary',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
];

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
    if (name === 'br') {
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
  // An element without an index is not a placeholder, but an <hr> of the specification.
  const restore = (_state: unknown, {properties}: Element): RootContent =>
    markdown[Number(properties.dataMarkdownIndex)] ?? {type: 'thematicBreak'};
  const tree = toMdast(fromHtml(html.join(''), {fragment: true}), {
    handlers: {[placeholder]: restore},
  });
  parent.children = (tree as Root).children;
}
