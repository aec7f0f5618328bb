/** A remark step that reports pictures, frames, and media that the Content-Security-Policy would hide, with their lines. */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {Plugin} from 'unified';
import {addError} from '../../../lib/pageMessages';
import {walk} from '../../../lib/walk';
import {embeddingElements, findBlockedContent, type AllowedContent} from './embedded';

/** An element that loads a file: its name in HTML, and the address of the file. */
interface Embedding {
  readonly tagName: string;
  readonly src: string;
}

/** Matches an element in HTML with its address: `<img alt="x" src="https://a.example/b.png">`. */
const htmlRegex = new RegExp(
  `<(${embeddingElements.join('|')})\\b[^>]*?\\bsrc=["']?([^"'\\s>]+)`,
  'gi',
);

/** Returns the address of `<img src="…">`. Addresses in braces are unknown until the page is built. */
function sourceOf({attributes}: MdxJsxFlowElement | MdxJsxTextElement): string {
  const attribute = attributes.find((entry) => 'name' in entry && entry.name === 'src');
  return typeof attribute?.value === 'string' ? attribute.value : '';
}

/** Returns what a node embeds. A definition, `[name]: url`, is checked where a picture uses it. */
function embeddingsOf(node: Root['children'][number], addresses: Map<string, string>): Embedding[] {
  switch (node.type) {
    case 'image':
      return [{tagName: 'img', src: node.url}];
    case 'imageReference':
      return [{tagName: 'img', src: addresses.get(node.identifier) ?? ''}];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [{tagName: node.name ?? '', src: sourceOf(node)}];
    case 'html':
      return [...node.value.matchAll(htmlRegex)].map(([, tagName = '', src = '']) => ({
        tagName: tagName.toLowerCase(),
        src,
      }));
    default:
      return [];
  }
}

/**
 * The remark step. It adds an error to the messages of the page for each element that the policy would hide.
 * docusaurus.markdown.ts adds it to the steps of all pages.
 */
export const checkEmbedded: Plugin<[AllowedContent], Root> = (allowed) => (tree, file) => {
  const addresses = new Map<string, string>();
  walk(tree, (node) => {
    if (node.type === 'definition') addresses.set(node.identifier, node.url);
  });
  walk(tree, (node) => {
    for (const {tagName, src} of embeddingsOf(node, addresses)) {
      const blocked = findBlockedContent(tagName, src, allowed);
      if (blocked === undefined) continue;
      const {found, remedy} = blocked;
      addError(file, `The Content-Security-Policy hides ${found}. ${remedy}`, node);
    }
  });
};
