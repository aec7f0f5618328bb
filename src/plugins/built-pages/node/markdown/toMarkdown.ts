/** Converts the HTML of articles to Markdown, for prose and for the API reference. */
import type {Element, Root as HtmlRoot} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {
  BlockContent,
  Code,
  Delete,
  Emphasis,
  Heading,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
} from 'mdast';
import type {} from 'mdast-util-to-hast';
import {attribute, findElement, hasClass, isElement} from '../../../../lib/hast';
import {defaultHandlers, remark, remarkGfm, toMdast} from '../../../../lib/htmlPackages';
import {toOneLine} from '../../../../lib/oneLine';
import {hasRole} from './article';

/** Docusaurus' class for a group of tabs. */
const TABS_CLASS = 'theme-tabs-container';

declare module 'mdast' {
  interface CodeData {
    /** Name of the file that the block shows, or shows a part of: `upload.ts`. */
    fileName?: string;
  }
}

/** Matches the class of a code block's language, `language-ts`. */
const languageRegex = /^language-(.+)$/;

/** Converts an article (see article.ts) to a Markdown tree. */
export function toMarkdownTree(article: HtmlRoot): Root {
  const tree = toMdast(article, {handlers});
  return tree.type === 'root' ? tree : {type: 'root', children: []};
}

const printer = remark()
  .use(remarkGfm, {tablePipeAlign: false})
  .use({settings: {bullet: '-', fences: true, rule: '-'}})
  .freeze();

/** Converts nodes of a Markdown tree to text, without a line break at the end. */
export function stringifyMarkdown(children: RootContent[]): string {
  return printer.stringify({type: 'root', children}).trim();
}

/** Returns the id that a heading has in the built page, if it has one. */
export function headingId(heading: Heading): string | undefined {
  const id = heading.data?.hProperties?.['id'];
  return typeof id === 'string' ? id : undefined;
}

const convertDiv: Handle = (state, element: Element) => {
  if (hasClass(element, 'theme-code-block')) return convertCode(element);
  if (hasClass(element, TABS_CLASS)) return convertTabs(state, element);
  if (hasClass(element, 'theme-admonition')) {
    const [title, ...content] = element.children.filter(isElement);
    const titleLine = title === undefined ? [] : [boldLine(toString(title).trim())];
    return {type: 'blockquote', children: [...titleLine, ...convertBlocks(state, content)]};
  }
  return convertBlocks(state, [element]);
};

function convertBlocks(state: State, elements: readonly Element[]): BlockContent[] {
  return elements.flatMap((element) => state.toFlow(state.all(element)) as BlockContent[]);
}

const boldLine = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value}]}],
});

/** Converts a code block with its language, and its title as `title="…"` after the language. The title is a filename. */
function convertCode(block: Element): Code {
  const pre = findElement(block, ({tagName}) => tagName === 'pre') ?? block;
  const withLanguage = findElement(block, (element) => hasClass(element, languageRegex));
  const classNames = withLanguage?.properties.className;
  const lang = Array.isArray(classNames)
    ? classNames.map((name) => languageRegex.exec(String(name))?.[1]).find(Boolean)
    : undefined;
  const header = pre === block ? undefined : findHeader(block, pre);
  const title = header === undefined ? '' : toString(header.children[0] ?? header);
  const node: Code = {type: 'code', lang, value: toString(pre)};
  if (header === undefined || title === '') return node;
  const meta = lang === undefined ? undefined : `title="${title}"`;
  return {...node, meta, data: {fileName: title}};
}

/** Returns the header of a code block, which is next to its code: the title, and perhaps a link to the whole file. */
function findHeader(block: Element, pre: Element): Element | undefined {
  const containsPre = (element: Element) =>
    findElement(element, (inner) => inner === pre) !== undefined;
  return block.children.filter(isElement).find((part) => !containsPre(part));
}

/** Converts each panel of a group of tabs, below the label of its tab in bold. */
function convertTabs(state: State, group: Element): BlockContent[] {
  const parts = group.children.filter(isElement);
  const labels = parts
    .filter((part) => hasRole(part, 'tablist'))
    .flatMap(({children}) => children.filter(isElement))
    .map((tab) => toString(tab).trim());
  const panels = parts
    .flatMap(({children}) => children.filter(isElement))
    .filter((panel) => hasRole(panel, 'tabpanel'));
  return panels.flatMap((panel, index) => {
    const label = labels[index];
    const content = convertBlocks(state, [panel]);
    return label === undefined ? content : [boldLine(label), ...content];
  });
}

const convertPre: Handle = (_state, element: Element) => convertCode(element);

/** Converts the summary of `<details>` to a line in bold. A heading in it stays a heading. */
const convertSummary: Handle = (state, element: Element) => {
  const children = state.all(element);
  if (children.some(({type}) => type === 'heading')) return children;
  return {
    type: 'paragraph',
    children: moveSpacesOut({type: 'strong', children: children as PhrasingContent[]}),
  };
};

/** Keeps the id of a heading. Links point to it (`headingId`). */
const convertHeading: Handle = (state, element: Element) => ({
  ...defaultHandlers.h2(state, element),
  data: {hProperties: {id: element.properties.id}},
});

/** Puts the caption above the table: a table in Markdown has none. */
const convertTable: Handle = (state, element: Element) => {
  const caption = findElement(element, ({tagName}) => tagName === 'caption');
  const above = caption === undefined ? [] : convertBlocks(state, [caption]);
  return [...above, defaultHandlers.table(state, element)];
};

/** Reduces the blocks in a cell to their text: a cell in Markdown is one line. */
const convertCell: Handle = (state, element: Element) => {
  const cell = defaultHandlers.td(state, element);
  return {...cell, children: toOneLine(cell.children, {type: 'text', value: ' '})};
};

/** Keeps superscripts and subscripts as HTML, which Markdown allows: `2<sup>32</sup>` must not become 232. */
const convertScript: Handle = (state, element: Element) => {
  const footnote = findElement(element, isFootnoteLink);
  if (footnote !== undefined) {
    const identifier = attribute(footnote, 'href').replace(/^.*#user-content-fn-/, '');
    return {type: 'footnoteReference', identifier, label: identifier};
  }
  const {tagName} = element;
  return [
    {type: 'html', value: `<${tagName}>`},
    ...(state.all(element) as PhrasingContent[]),
    {type: 'html', value: `</${tagName}>`},
  ];
};

const isFootnoteLink = ({properties}: Element): boolean => 'dataFootnoteRef' in properties;

/** Converts the list of footnotes at the end of a page to definitions: `[^note]: …`. */
const convertSection: Handle = (state, element: Element) => {
  if (!('dataFootnotes' in element.properties)) return state.all(element);
  const list = findElement(element, ({tagName}) => tagName === 'ol');
  return (list?.children ?? []).filter(isElement).map((item) => {
    const identifier = attribute(item, 'id').replace(/^user-content-fn-/, '');
    const children = convertBlocks(state, item.children.filter(isElement));
    return {type: 'footnoteDefinition' as const, identifier, label: identifier, children};
  });
};

const convertStrong: Handle = (state, element: Element) =>
  moveSpacesOut(defaultHandlers.strong(state, element));
const convertEmphasis: Handle = (state, element: Element) =>
  moveSpacesOut(defaultHandlers.em(state, element));
const convertDelete: Handle = (state, element: Element) =>
  moveSpacesOut(defaultHandlers.del(state, element));

/** Moves spaces out of emphasis, which cannot start or end with one: `a**· b **c` becomes `a **· b** c`. */
function moveSpacesOut(mark: Strong | Emphasis | Delete): PhrasingContent[] {
  const first = mark.children[0];
  const last = mark.children.at(-1);
  const space: PhrasingContent[] = [{type: 'text', value: ' '}];
  const before = first?.type === 'text' && first.value.startsWith(' ') ? space : [];
  const after = last?.type === 'text' && last.value.endsWith(' ') ? space : [];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return [...before, mark, ...after];
}

const handlers: Readonly<Record<string, Handle>> = {
  div: convertDiv,
  section: convertSection,
  sup: convertScript,
  sub: convertScript,
  figure: convertDiv,
  h2: convertHeading,
  h3: convertHeading,
  h4: convertHeading,
  h5: convertHeading,
  h6: convertHeading,
  pre: convertPre,
  summary: convertSummary,
  table: convertTable,
  td: convertCell,
  th: convertCell,
  strong: convertStrong,
  b: convertStrong,
  em: convertEmphasis,
  i: convertEmphasis,
  u: convertEmphasis,
  mark: convertEmphasis,
  del: convertDelete,
  s: convertDelete,
  strike: convertDelete,
};
