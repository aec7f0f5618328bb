/** A remark step that reports pictures, frames, and media that the Content-Security-Policy would hide, with their lines. */
import type {Nodes, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {isJsxElement, textAttribute} from '../../../lib/jsx';
import {addError} from '../../../lib/pageMessages';
import {parseHtml} from '../../../lib/parseHtml';
import {embeddingsOf, findBlockedContent, type AllowedContent, type Embedding} from './embedded';
import {scanPage} from './scanPage';

/** Returns what a node embeds. A definition, `[name]: url`, is checked where a picture uses it. */
function embeddingsOfNode(node: Nodes, addresses: Map<string, string>): readonly Embedding[] {
  // An address in braces, `<img src={url}>`, is unknown until the page is built.
  if (isJsxElement(node)) {
    const read = (name: string) => textAttribute(node, name) ?? '';
    // React writes `srcSet`.
    return embeddingsOf(node.name ?? '', (name) => read(name) || read(name.replace('set', 'Set')));
  }
  switch (node.type) {
    case 'image':
      return [{tagName: 'img', src: node.url}];
    case 'imageReference':
      return [{tagName: 'img', src: addresses.get(node.identifier) ?? ''}];
    case 'html':
      return scanPage(parseHtml(node.value)).embeddings;
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
  visit(tree, (node) => {
    if (node.type === 'definition') addresses.set(node.identifier, node.url);
  });
  visit(tree, (node) => {
    for (const {tagName, src} of embeddingsOfNode(node, addresses)) {
      const blocked = findBlockedContent(tagName, src, allowed);
      if (blocked === undefined) continue;
      const {found, remedy} = blocked;
      addError(file, `The Content-Security-Policy hides ${found}. ${remedy}`, node);
    }
  });
};
