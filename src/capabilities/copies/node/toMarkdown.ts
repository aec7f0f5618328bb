/** Built HTML to Markdown: the one converter, for prose and for the API reference. */
import type {Element, Root as Html} from 'hast';
import {defaultHandlers, toMdast, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {
  BlockContent,
  Code,
  Delete,
  Emphasis,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {phrasing} from 'mdast-util-phrasing';
import {toMarkdown} from 'mdast-util-to-markdown';
import {find, hasClass, hasRole, isElement} from './article';

export const TABS_CLASS = 'theme-tabs-container';

const languageRegex = /^language-(.+)$/;

const strongLine = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value}]}],
});

const blocksOf = (state: State, ...elements: Element[]): BlockContent[] =>
  elements.flatMap((element) => state.toFlow(state.all(element)) as BlockContent[]);

/** A block of code with its language, and its title as the fence of a page has it. */
function codeBlock(block: Element): Code {
  const pre = find(block, ({tagName}) => tagName === 'pre') ?? block;
  const named = find(block, (element) => hasClass(element, languageRegex));
  const names = named?.properties.className;
  const lang = Array.isArray(names)
    ? names.map((name) => languageRegex.exec(String(name))?.[1]).find(Boolean)
    : undefined;
  const header = block.children
    .filter(isElement)
    .find((part) => part !== pre && find(part, (inner) => inner === pre) === undefined);
  const title = pre === block || header === undefined ? '' : toString(header.children[0] ?? header);
  return {
    type: 'code',
    lang,
    meta: lang !== undefined && title !== '' ? `title="${title}"` : undefined,
    value: toString(pre),
  };
}

/** Each panel of a group of tabs under the name of its tab, or the one panel of the name that is asked for. */
function tabs(state: State, group: Element, only?: string): BlockContent[] {
  const parts = group.children.filter(isElement);
  const labels = parts
    .filter((part) => hasRole(part, 'tablist'))
    .flatMap(({children}) => children.filter(isElement));
  const panels = parts
    .flatMap(({children}) => children.filter(isElement))
    .filter((panel) => hasRole(panel, 'tabpanel'));
  const chosen = labels.findIndex((label) => toString(label).trim() === only);
  const panelOfChoice = panels[chosen];
  if (panelOfChoice !== undefined) return blocksOf(state, panelOfChoice);
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    return [...(label ? [strongLine(toString(label).trim())] : []), ...blocksOf(state, panel)];
  });
}

const div = (state: State, element: Element, language?: string): ReturnType<Handle> => {
  if (hasClass(element, 'theme-code-block')) return codeBlock(element);
  if (hasClass(element, TABS_CLASS)) return tabs(state, element, language);
  if (hasClass(element, 'theme-admonition')) {
    const [title, ...content] = element.children.filter(isElement);
    return {
      type: 'blockquote',
      children: [
        ...(title ? [strongLine(toString(title).trim())] : []),
        ...blocksOf(state, ...content),
      ],
    };
  }
  return blocksOf(state, element);
};

/** Marks of emphasis cannot begin or end with a space: it moves out of them. */
function spacesOut(mark: Strong | Emphasis | Delete): PhrasingContent[] {
  const [first] = mark.children;
  const last = mark.children.at(-1);
  const space: PhrasingContent[] = [{type: 'text', value: ' '}];
  const before = first?.type === 'text' && first.value.startsWith(' ') ? space : [];
  const after = last?.type === 'text' && last.value.endsWith(' ') ? space : [];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return [...before, mark, ...after];
}

const summary: Handle = (state, element: Element) => {
  const children = state.all(element) as PhrasingContent[];
  return {type: 'paragraph', children: spacesOut({type: 'strong', children})};
};

/** A caption is no part of a table in Markdown: it stands above. */
const table: Handle = (state, element: Element) => {
  const caption = find(element, ({tagName}) => tagName === 'caption');
  const above = caption === undefined ? [] : blocksOf(state, caption);
  return [...above, defaultHandlers.table(state, element)];
};

/** The words of blocks inside a cell: a table in Markdown has lines only. */
const inline = (nodes: readonly RootContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => {
    if (phrasing(node)) return node.type === 'break' ? [{type: 'text', value: ' '}] : [node];
    const words: PhrasingContent[] =
      node.type === 'code'
        ? [{type: 'inlineCode', value: node.value}]
        : inline('children' in node ? node.children : []);
    return index === 0 ? words : [{type: 'text', value: ' '}, ...words];
  });

const cell: Handle = (state, element: Element) => {
  const made = defaultHandlers.td(state, element);
  return {...made, children: inline(made.children)};
};

/** A heading of the second level, where sections begin, keeps its id. */
const section: Handle = (state, element: Element) => ({
  ...defaultHandlers.h2(state, element),
  data: {hProperties: {id: element.properties.id}},
});

const pre: Handle = (_state, element: Element) => codeBlock(element);
const strong: Handle = (state, mark: Element) => spacesOut(defaultHandlers.strong(state, mark));
const em: Handle = (state, mark: Element) => spacesOut(defaultHandlers.em(state, mark));
const del: Handle = (state, mark: Element) => spacesOut(defaultHandlers.del(state, mark));
const handlers = {
  ...{h2: section, pre, summary, table, td: cell, th: cell},
  ...{strong, b: strong, em, i: em, u: em, mark: em, del, s: del, strike: del},
};

/** An article as a Markdown tree; with a language, of groups of tabs that have it only that one. */
export function toTree(article: Html, language?: string): Root {
  const group: Handle = (state, element: Element) => div(state, element, language);
  const tree = toMdast(article, {handlers: {...handlers, div: group, figure: group}});
  return tree.type === 'root' ? tree : {type: 'root', children: []};
}

/** A Markdown tree as text, without a line break at the end. */
export const stringify = (children: RootContent[]): string =>
  toMarkdown(
    {type: 'root', children},
    {extensions: [gfmToMarkdown({tablePipeAlign: false})], bullet: '-', fences: true, rule: '-'},
  ).trim();
