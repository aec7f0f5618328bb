/** One built page as Markdown: its text file, and its sections for the summaries. */
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readArticle} from './article';
import type {PublishedPage} from './publishedPages';
import type {Section} from './summaryTypes';
import {stringify, toTree} from './toMarkdown';

export interface MarkdownPage {
  /** Title, description, address, and the whole text. */
  readonly text: string;
  /** The introduction and the second-level sections. Empty ones are left out. */
  readonly sections: () => Section[];
}

function splitSections(nodes: readonly RootContent[]): Section[] {
  const groups: {heading?: string; nodes: RootContent[]}[] = [{nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2)
      groups.push({heading: toString(node), nodes: []});
    groups.at(-1)?.nodes.push(node);
  }
  return groups
    .filter(({heading, nodes: own}) => own.length > (heading === undefined ? 0 : 1))
    .map(({heading, nodes: own}) => ({heading, text: stringify(own)}));
}

/** Makes the Markdown of a page from its HTML. */
export function makeMarkdownPage(
  {title, description, permalink}: PublishedPage,
  html: string,
  /** Origin and base path, ending with a slash. */
  siteAddress: string,
): MarkdownPage {
  const url = new URL(permalink, siteAddress).href;
  const {children} = toTree(readArticle(html, url));
  const parts = [
    `# ${title}`,
    description === '' ? '' : `> ${description}`,
    `Page: ${url}\nAll pages: ${siteAddress}llms.txt`,
    stringify(children),
  ];
  return {
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
    sections: () => splitSections(children),
  };
}
