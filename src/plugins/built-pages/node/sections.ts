/** Divides the content of a page into sections. */
import type {Root as HtmlRoot} from 'hast';
import type {Code, Heading, Root as MarkdownRoot, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {PageCode, PageSection} from '../../../lib/builtPages';
import {comparableName} from '../../../lib/comparableName';
import {visitElements} from '../../../lib/hast';
import {findArticle} from './markdown/article';
import {headingId, stringifyMarkdown} from './markdown/toMarkdown';

interface Part {
  readonly heading: Heading | undefined;
  readonly nodes: RootContent[];
}

/** Returns the sections of a page from its Markdown and HTML trees. Changes nothing. */
export function splitSections(markdown: MarkdownRoot, html: HtmlRoot): PageSection[] {
  const parts: Part[] = [{heading: undefined, nodes: []}];
  for (const node of markdown.children) {
    if (node.type === 'heading') parts.push({heading: node, nodes: []});
    else parts.at(-1)?.nodes.push(node);
  }
  const idOf = ({heading}: Part) => (heading === undefined ? undefined : headingId(heading));
  const anchors = groupIds(html, new Set(parts.flatMap((part) => idOf(part) ?? [])));
  return parts.map((part) => {
    const {heading, nodes} = part;
    const anchor = idOf(part);
    const isNamed = heading === undefined || anchor !== undefined;
    return {
      level: heading?.depth ?? 0,
      heading: heading === undefined ? '' : toString(heading),
      anchor,
      anchors: (isNamed ? anchors.get(anchor) : undefined) ?? [],
      text: stringifyMarkdown(heading === undefined ? nodes : [showHeadingId(heading), ...nodes]),
      code: nodes.flatMap(listCode),
    };
  });
}

/** Groups the ids of a page's content by the last of the `starts` before them; undefined for those before the first. */
function groupIds(html: HtmlRoot, starts: ReadonlySet<string>): Map<string | undefined, string[]> {
  const groups = new Map<string | undefined, string[]>();
  const article = findArticle(html);
  if (article === undefined) return groups;
  let current: string | undefined;
  visitElements(article, ({properties: {id}}) => {
    if (typeof id !== 'string') return;
    if (starts.has(id)) current = id;
    const group = groups.get(current);
    if (group === undefined) groups.set(current, [id]);
    else group.push(id);
  });
  return groups;
}

/**
 * Writes the id of a heading behind its text, as in `## Choose a key {#choose-a-mode}`, if a reader could not guess it
 * from the text. Links of other pages end with this id.
 */
function showHeadingId(heading: Heading): Heading {
  const id = headingId(heading);
  if (id === undefined || comparableName(id) === comparableName(toString(heading))) return heading;
  return {...heading, children: [...heading.children, {type: 'text', value: ` {#${id}}`}]};
}

/** Returns the code blocks in a node of Markdown. */
function listCode(node: RootContent): PageCode[] {
  const blocks: PageCode[] = [];
  visit(node, 'code', ({lang, data, value}: Code) => {
    blocks.push({language: lang ?? undefined, title: data?.fileName, text: value});
  });
  return blocks;
}
