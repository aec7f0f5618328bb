/** One built page as Markdown: its text file, and its sections for the summaries. */
import type {RootContent} from 'mdast';
import type {} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {readArticle} from './article';
import type {PublishedPage} from './publishedPages';
import type {Section} from './selectSummary';
import type {CopiesTexts} from './texts';
import {stringify, TABS_CLASS, toTree} from './toMarkdown';

export interface MarkdownPage {
  /** Title, description, address, and the whole text. */
  readonly text: string;
  /** The introduction and the second-level sections, of several languages the one of this name. Empty ones are left out. */
  readonly sections: (language: string) => Section[];
}

/** Only the words of links: an address is of little use in a pasted text, and takes a fifth of the budget. */
const withoutLinks = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node): RootContent[] => {
    if (!('children' in node)) return [node];
    const children = withoutLinks(node.children);
    return node.type === 'link' ? children : [{...node, children} as RootContent];
  });

function splitSections(nodes: readonly RootContent[]): Section[] {
  const groups: {heading?: string; id?: unknown; nodes: RootContent[]}[] = [{nodes: []}];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2)
      groups.push({heading: toString(node), id: node.data?.hProperties?.['id'], nodes: []});
    groups.at(-1)?.nodes.push(node);
  }
  return groups
    .filter(({heading, nodes: own}) => own.length > (heading === undefined ? 0 : 1))
    .map(({heading, id, nodes: own}) => ({heading, id, text: stringify(withoutLinks(own))}));
}

/** Makes the Markdown of a page from its HTML. */
export function makeMarkdownPage(
  {title, description, permalink}: PublishedPage,
  html: string,
  /** Origin and base path, ending with a slash. */
  siteAddress: string,
  texts: CopiesTexts,
): MarkdownPage {
  const url = new URL(permalink, siteAddress).href;
  const article = readArticle(html, url);
  const {children} = toTree(article);
  const parts = [
    `# ${title}`,
    description === '' ? '' : `> ${description}`,
    `${texts['copies.page']}: ${url}\n${texts['copies.all']}: ${siteAddress}llms.txt`,
    stringify(children),
  ];
  return {
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
    // Only groups of tabs differ from language to language.
    sections: (language) =>
      splitSections(html.includes(TABS_CLASS) ? toTree(article, language).children : children),
  };
}
