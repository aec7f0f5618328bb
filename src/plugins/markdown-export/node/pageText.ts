/** Makes the Markdown copy of a page. */
import type {Root} from 'hast';
import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readArticle} from '../../../lib/markdown/article';
import {headingId, stringifyMarkdown, toMarkdownTree} from '../../../lib/markdown/toMarkdown';
import type {PublishedPage} from '../../../lib/publishedPages';
import type {MarkdownMessages} from '../messages';

/** The fields of a page that its copy contains. */
export type CopiedPage = Pick<PublishedPage, 'title' | 'description' | 'permalink'>;

export interface CopyOptions {
  /** Origin and base path, ending with a slash. */
  readonly siteUrl: string;
  /** Replaces the absolute URL of a link, see `linksToCopies`. */
  readonly toCopy: (url: string) => string;
  readonly messages: MarkdownMessages;
}

/** Reduces `Choose a key` and `choose-a-key` to the same letters and digits. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Writes the id of a heading behind its text, as in `## Choose a key {#choose-a-mode}`, if a reader could not guess it
 * from the text. Links of other pages end with this id.
 */
function showHeadingId(node: RootContent): RootContent {
  if (node.type !== 'heading') return node;
  const id = headingId(node);
  if (id === undefined || lettersOf(id) === lettersOf(toString(node))) return node;
  return {...node, children: [...node.children, {type: 'text', value: ` {#${id}}`}]};
}

/**
 * Returns the text of a page's Markdown copy: title, description, addresses, and the content of the built page.
 *
 * @param tree the tree of the built page
 * @throws Error if the page has neither an article nor a `<main>`
 */
export function makePageText(
  {title, description, permalink}: CopiedPage,
  tree: Root,
  {siteUrl, toCopy, messages}: CopyOptions,
): string {
  const url = new URL(permalink, siteUrl).href;
  const content = toMarkdownTree(readArticle(tree, url, toCopy));
  const lines = [
    `${messages['markdown.page']}: ${url}`,
    `${messages['markdown.allPages']}: ${siteUrl}llms.txt`,
  ];
  const parts = [
    `# ${title}`,
    description === '' ? '' : `> ${description}`,
    lines.join('\n'),
    stringifyMarkdown(content.children.map(showHeadingId)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
