/** Converts a safe subset of HTML in a specification's Markdown. Callers handle the rest. */
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Html, Nodes, Parent, Root, RootContent} from 'mdast';
import {escapeText} from '../../../lib/escapeHtml';

/** A tag: `<a href="x">`, `</a>` */
const tagRegex = /<(\/?)([a-z][\w-]*)([^>]*)>/gi;

/** Elements that have a form in Markdown. */
const SAFE_ELEMENTS: readonly string[] =
  'a b blockquote br code details em hr i li ol p pre strong summary table tbody td th thead tr ul'.split(
    ' ',
  );

/** An attribute that runs code: `<a onclick=…>`. Such a tag stays text. Other attributes than `href` are dropped. */
const handlerRegex = /\son\w+\s*=/i;

/** Nodes that contain blocks. All others contain a line of text. */
const BLOCK_PARENTS: readonly string[] = ['root', 'blockquote', 'listItem'];

function isSafeHtml(html: string): boolean {
  const tags = [...html.matchAll(tagRegex)];
  const rest = html.replace(tagRegex, '');
  return (
    tags.length > 0 &&
    !rest.includes('<') &&
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

/** The HTML among the children of a node that is converted. */
function convertibleHtml({type, children}: Parent): ReadonlySet<Nodes> {
  const safe = children.filter(
    (node): node is Html => node.type === 'html' && isSafeHtml(node.value),
  );
  return new Set(BLOCK_PARENTS.includes(type) ? safe : pairedTags(safe));
}

/**
 * Converts HTML of the safe subset among the children of a node to Markdown, in place.
 *
 * All children become one piece of HTML, because tags may enclose Markdown: `<ul><li>one\n\n- two\n\n</ul>`. Markdown nodes
 * are represented by an empty element with their index, and put back afterwards.
 */
export function convertHtml(parent: Parent): void {
  const convertible = convertibleHtml(parent);
  if (convertible.size === 0) return;
  const isBlock = BLOCK_PARENTS.includes(parent.type);
  // Among blocks, an <hr> ends an open paragraph, as a Markdown block would.
  const placeholder = isBlock ? 'hr' : 'img';
  const markdown: RootContent[] = [];
  const html = parent.children.map((node) => {
    if (node.type === 'html' && convertible.has(node)) {
      // The summary of <details> becomes a paragraph.
      return node.value.replace(/(<\/?)summary\b/gi, '$1p');
    }
    if (node.type === 'text' || (node.type === 'html' && !isBlock)) return escapeText(node.value);
    return `<${placeholder} id="${markdown.push(node) - 1}">`;
  });
  const restore = (_state: unknown, {properties}: Element): RootContent =>
    markdown[Number(properties.id)] ?? {type: 'thematicBreak'};
  const tree = toMdast(fromHtml(html.join(''), {fragment: true}), {
    handlers: {[placeholder]: restore},
  });
  parent.children = (tree as Root).children;
}
