/**
 * Makes the Markdown of a specification safe. Nothing in it is trusted: markup, expressions, and unsafe links become
 * text, either in an MDX page (`toMdx`) or as data of a component (`toRichText`).
 */
import type {Nodes as HastNodes} from 'hast';
import type {Nodes, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import {directiveToMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toHast} from 'mdast-util-to-hast';
import {toMarkdown, type Options as ToMarkdownExtension} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {memoize} from '../../../lib/memoize';
import {isKnownLanguage} from '../../code';
import type {RichNode, RichText} from '../shared/types';
import {convertHtml} from './html';

/** The start of an address that may be a link: `https://`, `mailto:`, `/page`, `#anchor`. Not `//host`. */
const safeAddressRegex = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/** A variable of this site, also an escaped one: `{{product}}`, `\{{ product }}`. */
const variableRegex = /\\?\{\{[ \t]*[A-Za-z][\w.]*[ \t]*\}\}/g;

/**
 * Text that is the same in Markdown and MDX: one line, without markup and URLs. Most descriptions are such text, and
 * parsing them would take most of the time.
 *
 * @example 'The id of the collection.'
 */
const plainTextRegex = /^(?![-+=\d\s])(?!.*(?:https?:|www\.))[^`*_[\]<>#|~\\&!@:{}\r\n$]+$/;

/** Escapes `import` and `export` at the start of a line, which MDX would take for code. */
const escapeEsm: ToMarkdownExtension = {
  unsafe: [
    {atBreak: true, character: 'i', after: 'mport\\b'},
    {atBreak: true, character: 'e', after: 'xport\\b'},
  ],
};
const mdxExtensions = [gfmToMarkdown(), mdxToMarkdown(), directiveToMarkdown(), escapeEsm];

function printMdx(tree: Nodes): string {
  return toMarkdown(tree, {bullet: '-', extensions: mdxExtensions}).trim();
}

function isSafeAddress(address: string): boolean {
  return safeAddressRegex.test(address);
}

/** The addresses of references such as `[text][name]`, by their names in lower case. */
function definitions(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type === 'definition') found.set(node.identifier.toLowerCase(), node.url);
  }
  return found;
}

/** A link to an image: a specification must not load images from other hosts. */
function imageLink(url: string, alt: string | null | undefined): PhrasingContent {
  const text: PhrasingContent = {type: 'text', value: alt || url};
  return isSafeAddress(url) ? {type: 'link', url, children: [text]} : text;
}

/** The replacement for a node in safe Markdown; the node itself if it is safe. */
function safeNodes(
  node: RootContent,
  parent: Parent,
  addresses: ReadonlyMap<string, string>,
): RootContent[] {
  switch (node.type) {
    case 'html': {
      const text: PhrasingContent = {type: 'text', value: node.value};
      const isBlock = ['root', 'blockquote', 'listItem'].includes(parent.type);
      return [isBlock ? {type: 'paragraph', children: [text]} : text];
    }
    case 'text':
      return [node.value === '\n' ? {type: 'text', value: ' '} : node];
    case 'code': {
      // An unknown language would fail the build, and text after the language could name a file of this site.
      const language = node.lang?.toLowerCase() ?? '';
      return [{...node, lang: isKnownLanguage(language) ? language : 'text', meta: null}];
    }
    case 'definition':
    case 'footnoteDefinition':
    case 'footnoteReference':
      return [];
    case 'image':
      return [imageLink(node.url, node.alt)];
    case 'imageReference':
      return [imageLink(addresses.get(node.identifier.toLowerCase()) ?? '', node.alt)];
    case 'link':
      return isSafeAddress(node.url) ? [node] : node.children;
    case 'linkReference': {
      const url = addresses.get(node.identifier.toLowerCase()) ?? '';
      return isSafeAddress(url) ? [{type: 'link', url, children: node.children}] : node.children;
    }
    default:
      return [node];
  }
}

/** Replaces everything below a node that is not safe Markdown with text, in place. */
function makeSafe(parent: Parent, addresses: ReadonlyMap<string, string>): void {
  convertHtml(parent);
  parent.children = parent.children.flatMap((node) => {
    if ('children' in node) makeSafe(node, addresses);
    return safeNodes(node, parent, addresses);
  });
}

function parseSafely(markdown: string): Root {
  const tree = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  makeSafe(tree, definitions(tree));
  return tree;
}

/**
 * Returns the text of a page with `{{name}}` escaped, so that the site substitutes no value. The variables of the
 * specification have been substituted before. `assemblePage` (page.ts) calls it for each finished page.
 */
export function escapeVariables(page: string): string {
  return page.replace(variableRegex, (match) => `\\${match}`);
}

type TopHeading = 2 | 3 | 4;

/** Parses Markdown for the body of a page, and moves its headings so that the highest has the level `topHeading`. */
function parseForPage(markdown: string, topHeading: TopHeading): Root {
  const tree = parseSafely(markdown);
  const headings = tree.children.filter((node) => node.type === 'heading');
  const shift = topHeading - Math.min(...headings.map((node) => node.depth));
  for (const heading of headings) {
    const depth = Math.min(6, Math.max(topHeading, heading.depth + shift));
    heading.depth = depth as typeof heading.depth;
  }
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

/**
 * Converts Markdown as `toMdx` does, but returns the text before the first heading and the sections after it
 * separately. The page about an API has the list of operations between them (`infoPage.ts`).
 */
export function toMdxParts(
  markdown: string,
  topHeading: TopHeading,
): [introduction: string, sections: string] {
  const {children} = parseForPage(markdown, topHeading);
  const heading = children.findIndex((node) => node.type === 'heading');
  const end = heading === -1 ? children.length : heading;
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
  return printMdx({type: 'text', value: text.replace(/\s+/g, ' ').trim()});
}

/**
 * Returns text of a specification, such as a path or a scope, as inline code of an MDX page, with as many backticks as it
 * needs. Empty text stays empty.
 */
export function codeSpan(text: string): string {
  if (text === '') return '';
  return toMarkdown({type: 'inlineCode', value: text}).trim();
}

/**
 * Returns a fenced code block, with a fence that the code doesn't contain. For samples and examples
 * (`exampleSection.ts`).
 */
export function fence(code: string, language: string): string {
  return toMarkdown({type: 'code', lang: language, value: code.replace(/\n$/, '')}).trim();
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

/** Memoized, because many operations share the same schemas. */
const parseRichText = memoize((markdown: string): RichText => {
  const tree = parseSafely(markdown);
  const [only] = tree.children;
  const isInline = tree.children.length === 1 && only?.type === 'paragraph';
  return toRichNodes(toHast({...tree, children: isInline ? only.children : tree.children}));
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

/** The text of a node, with a space after each block and each table cell. A line break is a space, too. */
function textOf(node: Nodes): string {
  const space = SEPARATE_NODES.includes(node.type) ? ' ' : '';
  if ('value' in node) return node.value + space;
  if ('children' in node) return node.children.map(textOf).join('') + space;
  return ' ';
}

/**
 * Converts Markdown of a specification to one line of plain text, for the meta description of a page. HTML that is not
 * allowed stays as text. `Descriptions.claim` (page.ts) calls it.
 */
export function toPlainText(markdown: string): string {
  const text = plainTextRegex.test(markdown) ? markdown : textOf(parseSafely(markdown));
  return text.replace(/\s+/g, ' ').trim();
}
