/** Makes the Markdown copy of a page. */
import type {BuiltPage} from '../../../lib/builtPages';
import type {MarkdownMessages} from '../messages';
import {escapeMarkdown} from './escapeMarkdown';

export interface CopyOptions {
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Origin and base path, ending with a slash. */
  readonly siteUrl: string;
  readonly messages: MarkdownMessages;
}

/** Returns the beginning of a copy: title, description, and addresses. */
export function copyHead(
  {title, description, document, path}: BuiltPage,
  {siteUrl, baseUrl, messages}: CopyOptions,
): string {
  const url = new URL(document?.permalink ?? `${baseUrl}${path ?? ''}`, siteUrl).href;
  const lines = [
    `${messages['markdown.page']}: ${url}`,
    `${messages['markdown.allPages']}: ${siteUrl}llms.txt`,
  ];
  return joinParts([
    `# ${escapeMarkdown(title)}`,
    description === '' ? '' : `> ${escapeMarkdown(description)}`,
    lines.join('\n'),
  ]);
}

/** Returns the copy: its beginning, and the sections of the page. @throws Error for a page without content */
export const makeCopy = (page: BuiltPage, options: CopyOptions): string =>
  `${joinParts([copyHead(page, options), ...page.sections.map(({text}) => text)])}\n`;

const joinParts = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');
