/** Parses the Markdown of a specification. Nothing in it is trusted: markup, expressions, and unsafe links become text. */
import type {Parent, PhrasingContent, Root, RootContent} from 'mdast';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {withoutComments} from '../../../lib/openapi/withoutComments';
import {isKnownLanguage} from '../../code';
import {convertHtml} from './html';

const parser = remark().use(remarkGfm).freeze();

/** The start of an address that may be a link: `https://`, `mailto:`, `/page`, `#anchor`. Not `//host`. */
const safeAddressRegex = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

/**
 * Text that is the same in Markdown and MDX: one line, without markup and URLs. Most descriptions are such text, and
 * parsing them would take most of the time.
 *
 * @example 'The id of the collection.'
 */
export const plainTextRegex = /^(?![-+=\d\s])(?!.*(?:https?:|www\.))[^`*_[\]<>#|~\\&!@:{}\r\n$]+$/;

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

/** The texts of footnotes, by their names in lower case. */
function footnotes(tree: Root): Map<string, PhrasingContent[]> {
  const found = new Map<string, PhrasingContent[]>();
  for (const node of tree.children) {
    if (node.type !== 'footnoteDefinition') continue;
    const paragraphs = node.children.filter((child) => child.type === 'paragraph');
    found.set(
      node.identifier.toLowerCase(),
      paragraphs.flatMap(({children}) => children),
    );
  }
  return found;
}

/** What the references of a text point to. */
interface References {
  readonly addresses: ReadonlyMap<string, string>;
  readonly notes: ReadonlyMap<string, readonly PhrasingContent[]>;
}

/** Removes HTML comments, which are notes of the author. Text after one is Markdown. */
function dropComments(parent: Parent): void {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) dropComments(node);
    if (node.type !== 'html' || !node.value.includes('<!--')) return [node];
    const rest = withoutComments(node.value);
    if (rest.trim() === '') return [];
    const isBlock = ['root', 'blockquote', 'listItem'].includes(parent.type);
    return isBlock ? parser.parse(rest).children : [{type: 'html', value: rest}];
  });
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
  {addresses, notes}: References,
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
      return [];
    case 'footnoteReference': {
      // Several descriptions of a page may have a footnote 1, so the note is where it belongs.
      const note = notes.get(node.identifier.toLowerCase()) ?? [];
      const [before, after] = [' (', ')'].map((value) => ({type: 'text', value}) as const);
      return note.length === 0 ? [] : [before, ...note, after].filter((part) => part !== undefined);
    }
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
function makeSafe(parent: Parent, references: References): void {
  convertHtml(parent);
  parent.children = parent.children.flatMap((node) => {
    if ('children' in node) makeSafe(node, references);
    return safeNodes(node, parent, references);
  });
}

/** Parses Markdown, and replaces everything that is not safe with text. */
export function parseSafely(markdown: string): Root {
  const tree = parser.parse(markdown);
  dropComments(tree);
  makeSafe(tree, {addresses: definitions(tree), notes: footnotes(tree)});
  return tree;
}
