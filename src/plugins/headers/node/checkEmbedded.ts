/** A remark step that reports pictures, frames, and media that the Content-Security-Policy would hide, with their lines. */
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {isJsxElement, textAttribute} from '../../../lib/jsx';
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

/** Returns what a node embeds. A definition, `[name]: url`, is checked where a picture uses it. */
function embeddingsOf(node: Root['children'][number], addresses: Map<string, string>): Embedding[] {
  // An address in braces, `<img src={url}>`, is unknown until the page is built.
  if (isJsxElement(node)) {
    return [{tagName: node.name ?? '', src: textAttribute(node, 'src') ?? ''}];
  }
  switch (node.type) {
    case 'image':
      return [{tagName: 'img', src: node.url}];
    case 'imageReference':
      return [{tagName: 'img', src: addresses.get(node.identifier) ?? ''}];
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
