/** HTML of a specification's Markdown: a safe subset becomes Markdown, the rest stays for the caller to show as text. */
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes, Parent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {escapeText} from '../../../lib/escapeHtml';

const tagRegex = /<(\/?)([a-z][\w-]*)([^>]*)>/gi;
const subset = new Set(
  'a b blockquote br code details em hr i li ol p pre strong summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Attributes that may run something make a tag text; all others but `href` are left out. */
const handlerRegex = /\son\w+\s*=/i;
/** Parts of a page that hold blocks, not a line of text. */
const blockParents = new Set(['root', 'blockquote', 'listItem']);

function isSafeHtml(html: string): boolean {
  const tags = [...html.matchAll(tagRegex)];
  const rest = html.replace(tagRegex, '');
  return (
    tags.length > 0 &&
    !rest.includes('<') &&
    tags.every(([tag, , name = '']) => subset.has(name.toLowerCase()) && !handlerRegex.test(tag))
  );
}

/** HTML that is read: of a block all that is safe, of a line what has its end. `/users/<a>` is no link. */
function readable({type, children}: Parent): ReadonlySet<Nodes> {
  const safe = children.filter((node) => node.type === 'html' && isSafeHtml(node.value));
  if (blockParents.has(type)) return new Set(safe);
  const open: {name: string; node: Nodes}[] = [];
  return new Set(
    safe.flatMap((node) => {
      const [, end, name = ''] = /<(\/?)(\w+)/.exec(toString(node).toLowerCase()) ?? [];
      if (name === 'br') return [node];
      if (end === '') open.push({name, node});
      else if (open.at(-1)?.name === name) return [node, open.pop()?.node ?? node];
      return [];
    }),
  );
}

/** Replaces HTML of the safe subset among the children of a node by Markdown, in place. */
export function readHtml(parent: Parent): void {
  const read = readable(parent);
  if (read.size === 0) return;
  // What is Markdown already waits outside; an empty element keeps its place, of a block one that ends a paragraph.
  const waiting: RootContent[] = [];
  const slot = blockParents.has(parent.type) ? 'hr' : 'img';
  const html = parent.children.map((node) => {
    const isHtml = node.type === 'html';
    if (node.type === 'text' || (isHtml && slot === 'img' && !read.has(node)))
      return escapeText(node.value);
    if (!isHtml || !read.has(node)) return `<${slot} id="${waiting.push(node) - 1}">`;
    // The summary of details is a line of its own.
    return node.value.replace(/(<\/?)summary\b/gi, '$1p');
  });
  const fill = (_state: unknown, {properties}: Element): RootContent =>
    waiting[Number(properties.id)] ?? {type: 'thematicBreak'};
  const handlers = {[slot]: fill};
  const tree = toMdast(fromHtml(html.join(''), {fragment: true}), {handlers});
  parent.children = (tree as Root).children;
}
