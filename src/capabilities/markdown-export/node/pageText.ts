/** Makes the Markdown copy of a page. */
import type {Root} from 'hast';
import {readArticle} from '../../../lib/markdown/article';
import {stringifyMarkdown, toMarkdownTree} from '../../../lib/markdown/toMarkdown';
import type {PublishedPage} from '../../../lib/publishedPages';
import type {MarkdownMessages} from '../messages';

/**
 * Returns the text of a page's Markdown copy: title, description, addresses, and the content of the built page.
 *
 * @param siteUrl origin and base path, ending with a slash
 */
export function makePageText(
  {title, description, permalink}: PublishedPage,
  tree: Root,
  siteUrl: string,
  messages: MarkdownMessages,
): string {
  const url = new URL(permalink, siteUrl).href;
  const content = toMarkdownTree(readArticle(tree, url));
  const parts = [
    `# ${title}`,
    description === '' ? '' : `> ${description}`,
    `${messages['markdown.page']}: ${url}\n${messages['markdown.allPages']}: ${siteUrl}llms.txt`,
    stringifyMarkdown(content.children),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
