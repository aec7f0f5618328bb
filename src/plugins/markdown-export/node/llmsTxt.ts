/** Makes /llms.txt, a list of links to Markdown as llmstxt.org describes it. */
import {markdownPath} from '../../../lib/pagePaths';
import type {PublishedPage} from '../../../lib/publishedPages';
import type {MarkdownMessages} from '../messages';
import {escapeMarkdown} from './escapeMarkdown';
import {linkLine} from './linkLine';

/** A file of the site for programs. */
export interface ProgramFile {
  /** Path below the base path, `llms-full.txt`. */
  readonly file: string;
  /** A short description of the file. */
  readonly note: string;
}

interface LlmsTxtOptions {
  readonly title: string;
  readonly tagline: string;
  /** Origin and base path, ending with a slash. */
  readonly siteUrl: string;
  /** In reading order. */
  readonly pages: readonly Pick<
    PublishedPage,
    'permalink' | 'title' | 'section' | 'repeats' | 'operation'
  >[];
  /** Markdown that comes before the links: the release, instructions for agents, and where to begin. */
  readonly intro: string;
  /** Files that an agent with little room can skip. They come last, after the pages that repeat others. */
  readonly optionalFiles: readonly ProgramFile[];
  readonly messages: MarkdownMessages;
}

/**
 * Returns the text of /llms.txt: title, tagline, introduction, the pages by section, and what is optional. Pages are listed
 * by their titles alone, and the operations of an API are left to its overview, so that an agent has room for the pages.
 */
export function makeLlmsTxt(options: LlmsTxtOptions): string {
  const {title, tagline, siteUrl, pages, intro, optionalFiles, messages} = options;
  const {pathname: baseUrl} = new URL(siteUrl);

  const linkToPage = (page: LlmsTxtOptions['pages'][number]) =>
    linkLine(page.title, new URL(markdownPath(page.permalink, baseUrl), siteUrl).href);
  const listed = pages.filter(({repeats, operation}) => !repeats && operation === undefined);
  const sections = [...new Set(listed.map(({section}) => section))].map((section) => {
    const lines = listed.filter((page) => page.section === section).map(linkToPage);
    return `## ${section}\n\n${lines.join('\n')}`;
  });
  const optional = [
    ...pages.filter(({repeats}) => repeats).map(linkToPage),
    ...optionalFiles.map(({file, note}) => linkLine(file, siteUrl + file, note)),
  ];
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(tagline)}.`,
    intro,
    ...sections,
    `## ${messages['markdown.optional']}\n\n${optional.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
