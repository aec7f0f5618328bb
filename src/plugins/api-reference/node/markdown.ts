/** Prints the Markdown of a specification: in an MDX page (`toMdx`), or as data of a component (`toRichText`). */
import type {Element, Nodes as HastNodes} from 'hast';
import type {Nodes, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {toHast, type State} from 'mdast-util-to-hast';
import {remark} from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import type {JsxTextElement} from '../../../lib/jsx';
import {memoize} from '../../../lib/memoize';
import {toOneLine} from '../../../lib/oneLine';
import {withoutComments} from '../../../lib/openapi/withoutComments';
import type {RichNode, RichText} from '../shared/types';
import {parseSafely, plainTextRegex} from './safeMarkdown';

/** A variable of this site, also an escaped one: `{{product}}`, `\{{ product }}`. */
const variableRegex = /\\?\{\{[ \t]*[A-Za-z][\w.]*[ \t]*\}\}/g;

/** Escapes `import` and `export` at the start of a line, which MDX would take for code. */
const escapeEsm = {
  unsafe: [
    {atBreak: true, character: 'i', after: 'mport\\b'},
    {atBreak: true, character: 'e', after: 'xport\\b'},
  ],
};
const printer = remark()
  .data('toMarkdownExtensions', [escapeEsm])
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkDirective)
  .use({settings: {bullet: '-'}})
  .freeze();

function printMdx(tree: Nodes): string {
  // The type wants a root, but remark prints any node.
  return printer.stringify(tree as Root).trim();
}

/**
 * Returns the text of a page with `{{name}}` escaped, so that the site substitutes no value. The variables of the
 * specification have been substituted before.
 */
export function escapeVariables(page: string): string {
  return page.replace(variableRegex, (match) => `\\${match}`);
}

type TopHeading = 2 | 3 | 4;

/** A quote that begins with a bold line becomes a warning of the page: CommonMark has no other form for one. */
function warningOf(node: RootContent): RootContent {
  const [title, ...content] = node.type === 'blockquote' ? node.children : [];
  const [label, ...others] = title?.type === 'paragraph' ? title.children : [];
  if (label?.type !== 'strong' || others.length > 0) return node;
  const line: Paragraph = {
    type: 'paragraph',
    data: {directiveLabel: true},
    children: label.children,
  };
  return {type: 'containerDirective', name: 'danger', children: [line, ...content]};
}

/** A line break in a table cell, `<br />`. */
const CELL_BREAK: PhrasingContent = {
  type: 'mdxJsxTextElement',
  name: 'br',
  attributes: [],
  children: [],
};

/**
 * Parses Markdown for the body of a page, and moves its headings so that the highest has the level `topHeading`. A table
 * cell, which may have been HTML, becomes one line.
 */
function parseForPage(markdown: string, topHeading: TopHeading): Root {
  const tree = parseSafely(markdown);
  const headings = tree.children.filter((node) => node.type === 'heading');
  const shift = topHeading - Math.min(...headings.map((node) => node.depth));
  for (const heading of headings) {
    const depth = Math.min(6, Math.max(topHeading, heading.depth + shift));
    heading.depth = depth as typeof heading.depth;
  }
  visit(tree, 'tableCell', (cell) => {
    cell.children = toOneLine(cell.children, CELL_BREAK);
  });
  tree.children = tree.children.map(warningOf);
  return tree;
}

/**
 * Converts Markdown of a specification to safe MDX for the body of a page. Variables must still be escaped, once for
 * the whole page (`escapeVariables`).
 *
 * @param topHeading level of the highest heading in the result; the other headings keep their distance from it
 */
export function toMdx(markdown: string, topHeading: TopHeading = 3): string {
  if (plainTextRegex.test(markdown) && !/^(?:import|export)\b/.test(markdown)) return markdown;
  return printMdx(parseForPage(markdown, topHeading));
}

/** Returns how many of the first blocks of a text are its introduction. */
type CountBlocks = (blocks: readonly RootContent[]) => number;

/** The text before the first heading. */
export const beforeHeadings: CountBlocks = (blocks) => {
  const heading = blocks.findIndex((node) => node.type === 'heading');
  return heading === -1 ? blocks.length : heading;
};

/**
 * The first paragraph, with the block that it introduces by a colon, such as a list or an example. A warning after it and
 * the paragraph after the warning belong to it. Everything if the text begins with another block.
 */
export const firstParagraph: CountBlocks = (blocks) => {
  const [first, second, ...others] = blocks;
  if (first?.type !== 'paragraph') return blocks.length;
  if (second?.type === 'containerDirective') {
    return others[0]?.type === 'paragraph' ? 2 + firstParagraph(others) : 2;
  }
  const isIntroduction = textOf(first).trimEnd().endsWith(':') && second?.type !== 'heading';
  return isIntroduction ? 2 : 1;
};

/**
 * Converts Markdown as `toMdx` does, but returns its introduction and the rest separately. The page about an API has the
 * list of operations between them, and that of an operation the samples. The text is parsed as a whole, so that a block
 * stays together and references find their definitions.
 */
export function toMdxParts(
  markdown: string,
  topHeading: TopHeading,
  countBlocks: CountBlocks,
): [introduction: string, rest: string] {
  const {children} = parseForPage(markdown, topHeading);
  const end = countBlocks(children);
  return [
    printMdx({type: 'root', children: children.slice(0, end)}),
    printMdx({type: 'root', children: children.slice(end)}),
  ];
}

/**
 * Escapes text that is not Markdown, such as a title or a name, as one line of an MDX page. Braces are escaped as well.
 * In a table cell, the caller also escapes `|`.
 */
export function toMdxText(text: string): string {
  return printMdx({type: 'text', value: withoutComments(text).replace(/\s+/g, ' ').trim()});
}

/**
 * Returns text of a specification, such as a path or a scope, as inline code of an MDX page, with as many backticks as it
 * needs. Empty text stays empty.
 */
export function codeSpan(text: string): string {
  if (text === '') return '';
  return printMdx({type: 'inlineCode', value: text});
}

/**
 * Returns a fenced code block, with a fence that the code doesn't contain. For samples and examples
 * (`exampleSection.ts`).
 */
export function fence(code: string, language: string): string {
  return printMdx({type: 'code', lang: language, value: code.replace(/\n$/, '')});
}

/**
 * Converts an element to data, which has no attributes except the address of a link. A heading of a description becomes
 * a bold line. The checkbox of a task becomes a character; without its attributes, it would be a field that readers can
 * edit.
 */
function toRichNodes(node: HastNodes): RichNode[] {
  // A text that is only a line break is formatting between elements; `safeNodes` has replaced those in sentences.
  if (node.type === 'text') return node.value === '\n' ? [] : [node.value];
  const content = 'children' in node ? node.children.flatMap(toRichNodes) : [];
  if (node.type !== 'element') return content;
  const {tagName, properties} = node;
  if (tagName === 'a') return [['a', String(properties.href), ...content]];
  if (tagName === 'input') return [properties.checked === true ? '☑' : '☐'];
  const isHeading = /^h\d$/.test(tagName);
  return [isHeading ? ['p', ['strong', ...content]] : [tagName, ...content]];
}

/** An element that has no form in Markdown, such as `<sub>`. */
function toElement(state: State, node: JsxTextElement): Element {
  return {type: 'element', tagName: node.name ?? 'span', properties: {}, children: state.all(node)};
}

/** Memoized, because many operations share the same schemas. */
const parseRichText = memoize((markdown: string): RichText => {
  const tree = parseSafely(markdown);
  const [only] = tree.children;
  const isInline = tree.children.length === 1 && only?.type === 'paragraph';
  const shown: Root = {...tree, children: isInline ? only.children : tree.children};
  return toRichNodes(toHast(shown, {handlers: {mdxJsxTextElement: toElement}}));
});

/**
 * Converts Markdown of a specification to data for the RichText component. Returns undefined for an empty text. For the
 * descriptions in rows of the contract.
 */
export function toRichText(markdown: string | undefined): RichText | undefined {
  if (markdown === undefined || markdown.trim() === '') return undefined;
  return plainTextRegex.test(markdown) ? [markdown] : parseRichText(markdown);
}

/** Nodes whose text does not continue the text before it. */
const SEPARATE_NODES = ['paragraph', 'heading', 'listItem', 'tableCell', 'code'];

/**
 * The text of a node, with a space after each block and each table cell. A line break is a space, too, and a power is not
 * a longer number: `2^32`.
 */
function textOf(node: Nodes): string {
  const space = SEPARATE_NODES.includes(node.type) ? ' ' : '';
  const caret = node.type === 'mdxJsxTextElement' && node.name === 'sup' ? '^' : '';
  if ('value' in node) return node.value + space;
  if ('children' in node) return caret + node.children.map(textOf).join('') + space;
  return ' ';
}

/**
 * Converts Markdown of a specification to one line of plain text, for the meta description of a page. HTML that is not
 * allowed stays as text.
 */
export function toPlainText(markdown: string): string {
  const text = plainTextRegex.test(markdown) ? markdown : textOf(parseSafely(markdown));
  return text.replace(/\s+/g, ' ').trim();
}
