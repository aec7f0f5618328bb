/**
 * Markdown of a specification, made safe. Nothing in it is trusted: markup, expressions and unsafe
 * links become text, either in an MDX page (`toMdx`) or as data for a component (`toRichText`).
 */
import type {Nodes as HastNodes} from 'hast';
import type {Nodes, Parent, PhrasingContent, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {directiveToMarkdown} from 'mdast-util-directive';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {mdxToMarkdown} from 'mdast-util-mdx';
import {toHast} from 'mdast-util-to-hast';
import {toMarkdown, type Options as ToMarkdownExtension} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {memoize} from '../../../lib/memoize';
import {isKnownLanguage} from '../../code';
import type {RichNode, RichText} from '../shared/types';
import {readHtml} from './html';

/** Addresses that may be a link: the web, mail, a path or an anchor of this site. */
const safeAddressRegex = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;
/** A variable as `substitute` would see it. */
const variableRegex = /\\?\{\{\s*[A-Za-z][\w.]*\s*\}\}/g;

/** Text in which Markdown has nothing to do: one line, no mark, no address. Most descriptions are such. */
const plainTextRegex = /^(?![-+=\d\s])(?!.*(?:https?:|www\.))[^`*_[\]<>#|~\\&!@:{}\r\n$]+$/;

/** MDX would take a line of text that begins with `import` or `export` for code. */
const esmToMarkdown: ToMarkdownExtension = {
  unsafe: [
    {atBreak: true, character: 'i', after: 'mport\\b'},
    {atBreak: true, character: 'e', after: 'xport\\b'},
  ],
};
const mdxExtensions = [gfmToMarkdown(), mdxToMarkdown(), directiveToMarkdown(), esmToMarkdown];

function parse(markdown: string): Root {
  return fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
}

const printMdx = (tree: Nodes): string =>
  toMarkdown(tree, {bullet: '-', extensions: mdxExtensions}).trim();

function isSafe(address: string): boolean {
  return safeAddressRegex.test(address);
}

/** Addresses of `[text][name]` references, by lower-case name. */
function definitions(tree: Root): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of tree.children) {
    if (node.type === 'definition') found.set(node.identifier.toLowerCase(), node.url);
  }
  return found;
}

/** Text of an image: a specification may not load pictures from elsewhere, so it becomes a link. */
function imageAsLink(url: string, alt: string | null | undefined): PhrasingContent {
  const text: PhrasingContent = {type: 'text', value: alt || url};
  return isSafe(url) ? {type: 'link', url, children: [text]} : text;
}

/** Replaces what is not plain Markdown by text, in place. */
function disarm(parent: Parent, addresses: ReadonlyMap<string, string>): void {
  readHtml(parent);
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) disarm(node, addresses);
    switch (node.type) {
      case 'html': {
        const text: PhrasingContent = {type: 'text', value: node.value};
        const block = parent.type === 'root' || parent.type === 'blockquote';
        return [block || parent.type === 'listItem' ? {type: 'paragraph', children: [text]} : text];
      }
      case 'text':
        return [node.value === '\n' ? {type: 'text', value: ' '} : node];
      case 'code':
        // What stands after the language could name a file of this site; an unknown language stops the build.
        return [{...node, lang: isKnownLanguage(node.lang ?? '') ? node.lang : 'text', meta: null}];
      case 'definition':
      case 'footnoteDefinition':
      case 'footnoteReference':
        return [];
      case 'image':
        return [imageAsLink(node.url, node.alt)];
      case 'imageReference':
        return [imageAsLink(addresses.get(node.identifier.toLowerCase()) ?? '', node.alt)];
      case 'link':
        return isSafe(node.url) ? [node] : node.children;
      case 'linkReference': {
        const url = addresses.get(node.identifier.toLowerCase()) ?? '';
        return isSafe(url) ? [{type: 'link', url, children: node.children}] : node.children;
      }
      default:
        return [node];
    }
  });
}

function parseSafely(markdown: string): Root {
  const tree = parse(markdown);
  disarm(tree, definitions(tree));
  return tree;
}

/** Escapes what looks like a variable in a finished page: variables of the specification are already replaced. */
export function escapeVariables(page: string): string {
  return page.replace(variableRegex, (match) => `\\${match}`);
}

/**
 * Markdown for the body of an MDX page. Headings are lowered so that the highest is `topHeading`.
 * Variables must still be escaped, once for the whole page.
 */
export function toMdx(markdown: string, topHeading: 2 | 3 | 4 = 3): string {
  if (plainTextRegex.test(markdown) && !/^(?:import|export)\b/.test(markdown)) return markdown;
  const tree = parseSafely(markdown);
  const headings = tree.children.filter((node) => node.type === 'heading');
  const shift = topHeading - Math.min(...headings.map((node) => node.depth));
  for (const heading of headings) {
    heading.depth = Math.min(
      6,
      Math.max(topHeading, heading.depth + shift),
    ) as typeof heading.depth;
  }
  return printMdx(tree);
}

/** One line of text for a heading or a table cell of an MDX page. */
export function toMdxText(text: string): string {
  return printMdx({type: 'text', value: text.replace(/\s+/g, ' ').trim()});
}

/** Text in code type on one line. */
export function codeSpan(text: string): string {
  return toMarkdown({type: 'inlineCode', value: text}).trim();
}

/** A fenced code block that its content cannot close. */
export function fence(code: string, language: string): string {
  return toMarkdown({type: 'code', lang: language, value: code.replace(/\n$/, '')}).trim();
}

/** Elements as data; a heading of a description is a bold line. */
function toRich(node: HastNodes): RichNode[] {
  // A text of one line break is layout: `disarm` leaves none in a sentence.
  if (node.type === 'text') return node.value === '\n' ? [] : [node.value];
  const content = 'children' in node ? node.children.flatMap(toRich) : [];
  if (node.type !== 'element') return content;
  const {tagName, properties} = node;
  if (tagName === 'a') return [['a', String(properties.href), ...content]];
  return [/^h\d$/.test(tagName) ? ['p', ['strong', ...content]] : [tagName, ...content]];
}

/** Markdown as data for the RichText component; undefined when there is none. */
export function toRichText(markdown: string | undefined): RichText | undefined {
  if (markdown === undefined || markdown.trim() === '') return undefined;
  return plainTextRegex.test(markdown) ? [markdown] : richTextOf(markdown);
}

/** Kept: a shape that many operations share has the same on each page. */
const richTextOf = memoize((markdown): RichText => {
  const tree = parseSafely(markdown);
  const [only] = tree.children;
  const inline = tree.children.length === 1 && only?.type === 'paragraph';
  return toRich(toHast({...tree, children: inline ? only.children : tree.children}));
});

/** Markdown as plain text on one line, for descriptions in the head of a page. */
export function toPlainText(markdown: string): string {
  const collect = (node: Nodes): string => {
    if ('value' in node) return node.value;
    if (!('children' in node)) return ' ';
    const block = node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'listItem';
    return node.children.map(collect).join('') + (block ? '' : ' ');
  };
  const text = plainTextRegex.test(markdown) ? markdown : collect(parseSafely(markdown));
  return text.replace(/\s+/g, ' ').trim();
}
