/** HTML of a specification's Markdown: a safe subset becomes Markdown, the rest stays for the caller to show as text. */
import {fromHtml} from 'hast-util-from-html';
import {toMdast} from 'hast-util-to-mdast';
import type {Html, Nodes, Parent, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

const tagRegex = /<(\/?)([a-z][\w-]*)([^>]*)>/gi;
const subset = new Set(
  'a b blockquote br code details em hr i li ol p pre strong summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Attributes that may run something make a tag text; all others but `href` are left out. */
const handlerRegex = /\son\w+\s*=/i;

function isSafeHtml(html: string): boolean {
  const tags = [...html.matchAll(tagRegex)];
  const rest = html.replace(tagRegex, '');
  return (
    tags.length > 0 &&
    !rest.includes('<') &&
    tags.every(([tag, , name = '']) => subset.has(name.toLowerCase()) && !handlerRegex.test(tag))
  );
}

/** A block of HTML as Markdown; undefined for one that is not safe. */
export function blockOfHtml({value}: Html): RootContent[] | undefined {
  if (!isSafeHtml(value)) return undefined;
  // The summary of details is a line of its own.
  const tree = toMdast(fromHtml(value.replace(/(<\/?)summary\b/gi, '$1p'), {fragment: true}), {
    document: true,
  });
  return 'children' in tree ? (tree as Parent).children.filter(isContent) : [];
}

const isContent = (node: Nodes): node is RootContent => node.type !== 'root';

/** One tag and what stands between it and its end. */
function wrap(name: string, attributes: string, children: PhrasingContent[]): PhrasingContent[] {
  switch (name) {
    case 'b':
    case 'strong':
      return [{type: 'strong', children}];
    case 'i':
    case 'em':
      return [{type: 'emphasis', children}];
    case 'code':
      return [{type: 'inlineCode', value: toString(children)}];
    case 'a': {
      const url = /href\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1];
      return url === undefined ? children : [{type: 'link', url, children}];
    }
    default:
      return children;
  }
}

/** Pairs the tags among the nodes of a line. What has no pair, or is not safe, stays. */
export function inlineHtml(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  const open: {name: string; attributes: string; at: number}[] = [];
  for (const node of nodes) {
    const [match] =
      node.type === 'html' && isSafeHtml(node.value) ? node.value.matchAll(tagRegex) : [];
    const [, end, written = '', attributes = ''] = match ?? [];
    const name = written.toLowerCase();
    if (match === undefined) done.push(node);
    else if (name === 'br') done.push({type: 'break'});
    else if (end === '') {
      open.push({name, attributes, at: done.length});
      done.push(node);
    } else if (open.at(-1)?.name === name) {
      const start = open.pop();
      const inside = done.splice(start?.at ?? done.length).slice(1);
      done.push(...wrap(name, start?.attributes ?? '', inside));
    } else done.push(node);
  }
  return done;
}
