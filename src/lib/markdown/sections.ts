/** Splits a built page into sections of Markdown, from which summaries are made. */
import type {Root as HtmlRoot} from 'hast';
import type {RootContent} from 'mdast';
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
 * Returns the sections of a built page that are not empty. Links are reduced to their text: in a pasted text,
 * addresses are of little use, and they would take a fifth of its tokens.
 *
 * @param pageUrl  absolute URL of the page
 * @param language  label of the only tab to keep in groups of tabs that have it, such as `TypeScript`
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
    .map(({heading, id, nodes}) => ({heading, id, text: stringifyMarkdown(removeLinks(nodes))}));
}

/** Returns the nodes with each link replaced by its content, except where the content is the address. */
function removeLinks(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (!('children' in node) || (node.type === 'link' && toString(node) === node.url))
      return [node];
    const children = removeLinks(node.children);
    // Children of a node are again children that it may have; TypeScript cannot follow that.
    return node.type === 'link' ? children : [{...node, children} as RootContent];
  });
}
