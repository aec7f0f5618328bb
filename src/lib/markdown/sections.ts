/** Splits a built page into sections of Markdown, from which the summaries and the agent skill are made. */
import type {Root as HtmlRoot} from 'hast';
import type {Paragraph, RootContent} from 'mdast';
import type {} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {readArticle} from './article';
import {stringifyMarkdown, toMarkdownTree} from './toMarkdown';

/** The introduction of a page, or one of its second-level sections. */
export interface Section {
  /** Undefined for the introduction. */
  readonly heading?: string;
  /** The id of the heading, which is the same in all translations. */
  readonly id?: string;
  /** Markdown, including the heading. */
  readonly text: string;
}

/**
 * Returns the sections of a built page that are not empty, for `collectSections` (sectionedPages.ts). Links are reduced
 * to their text: in a pasted text, addresses are of little use, and they would take a fifth of its tokens. Images are
 * left out: the text next to a diagram says the same. Code with a filename is replaced by that name and the URL of the
 * whole file: a section often shows parts of a program, which don't run alone.
 *
 * @param pageUrl  URL against which links are resolved, and which errors name
 * @param language  label of a tab, such as `TypeScript`: a group of tabs that has it loses its other tabs
 * @throws Error when the page has no article
 */
export function readSections(tree: HtmlRoot, pageUrl: string, language: string): Section[] {
  const {children} = toMarkdownTree(readArticle(tree, pageUrl), language);
  const sections: {heading?: string; id?: string; nodes: RootContent[]}[] = [{nodes: []}];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      const id = node.data?.hProperties?.['id'];
      sections.push({
        heading: toString(node),
        id: typeof id === 'string' ? id : undefined,
        nodes: [],
      });
    }
    sections.at(-1)?.nodes.push(node);
  }
  return sections
    .filter(({heading, nodes}) => nodes.length > (heading === undefined ? 0 : 1))
    .map(({heading, id, nodes}) => ({
      heading,
      id,
      text: stringifyMarkdown(replaceFiles(removeLinksAndImages(nodes))),
    }));
}

/**
 * Returns the nodes without images, and with each link replaced by its content, except where the content is the
 * address.
 */
function removeLinksAndImages(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'image') return [];
    if (!('children' in node) || (node.type === 'link' && toString(node) === node.url))
      return [node];
    const children = removeLinksAndImages(node.children);
    if (node.type === 'paragraph' && children.length === 0) return [];
    // Children of a node are again children that it may have; TypeScript cannot follow that.
    return node.type === 'link' ? children : [{...node, children} as RootContent];
  });
}

/**
 * Returns the nodes with each file replaced by a reference to it. Further parts of the same file are left out, except
 * after a colon, where readers expect code. `replaced` has the names of the files so far, by URL or name.
 */
function replaceFiles(
  nodes: readonly RootContent[],
  replaced: Map<string, string> = new Map<string, string>(),
): RootContent[] {
  return nodes.flatMap((node, index): RootContent[] => {
    if (node.type === 'code' && node.data?.fileName !== undefined) {
      const {fileName, wholeFile} = node.data;
      // Shell variables with a filename, such as `.env.local`, are complete.
      if (wholeFile === undefined && node.lang === 'sh') return [node];
      const key = wholeFile ?? fileName;
      const firstName = replaced.get(key);
      if (firstName !== undefined) {
        const announcesCode = toString(nodes[index - 1]).endsWith(':');
        return announcesCode ? [furtherReference(firstName)] : [];
      }
      replaced.set(key, fileName);
      return [fileReference(fileName, wholeFile)];
    }
    if (!('children' in node)) return [node];
    return [{...node, children: replaceFiles(node.children, replaced)} as RootContent];
  });
}

/** Returns a paragraph such as: See `upload.ts`. */
function furtherReference(fileName: string): Paragraph {
  return {
    type: 'paragraph',
    children: [
      {type: 'text', value: 'See '},
      {type: 'inlineCode', value: fileName},
      {type: 'text', value: '.'},
    ],
  };
}

/** Returns a paragraph such as `upload.ts`: https://docs.example.org/examples/vault/upload.ts.txt */
function fileReference(fileName: string, url: string | undefined): Paragraph {
  const name = {type: 'inlineCode' as const, value: fileName};
  if (url === undefined) return {type: 'paragraph', children: [name]};
  const link = {type: 'link' as const, url, children: [{type: 'text' as const, value: url}]};
  return {type: 'paragraph', children: [name, {type: 'text', value: ': '}, link]};
}
