/** Makes /llms.txt, a list of links to Markdown as llmstxt.org describes it. */
import {markdownPath} from '../../../lib/pagePaths';
import type {PublishedPage} from '../../../lib/publishedPages';
import type {MarkdownMessages} from '../messages';
import {escapeMarkdown} from './escapeMarkdown';

type ListedPage = Pick<
  PublishedPage,
  'id' | 'permalink' | 'title' | 'description' | 'section' | 'repeats'
>;

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
  readonly pages: readonly ListedPage[];
  /** Ids of the pages that are listed first. */
  readonly entryPages: readonly string[];
  /** Markdown that comes before the links: the release, and instructions for agents. */
  readonly intro: string;
  /** Files that an agent with little room can skip. They come last, after the pages that repeat others. */
  readonly optionalFiles: readonly ProgramFile[];
  /** Sample programs. */
  readonly samples: readonly ProgramFile[];
  readonly messages: MarkdownMessages;
}

/**
 * Returns the text of /llms.txt: title, tagline, introduction, the pages to start with, the samples, the other pages by
 * section, and what is optional. Ids in `entryPages` that no page has are ignored.
 */
export function makeLlmsTxt(options: LlmsTxtOptions): string {
  const {title, tagline, siteUrl, pages, entryPages, intro, optionalFiles, samples, messages} =
    options;
  const {pathname: baseUrl} = new URL(siteUrl);

  const linkToFile = ({file, note}: ProgramFile) => linkLine(file, siteUrl + file, note);
  const linkToPage = (page: ListedPage) => {
    const url = new URL(markdownPath(page.permalink, baseUrl), siteUrl).href;
    return linkLine(page.title, url, page.description);
  };
  const entries = entryPages.flatMap((id) => pages.filter((page) => page.id === id));
  const others = pages.filter((page) => !entries.includes(page) && !page.repeats);
  const repeating = pages.filter(({repeats}) => repeats);
  const sections = [...new Set(pages.map(({section}) => section))];

  const blocks = [
    {heading: messages['markdown.start'], lines: entries.map(linkToPage)},
    {heading: messages['markdown.samples'], lines: samples.map(linkToFile)},
    ...sections.map((section) => ({
      heading: section,
      lines: others.filter((page) => page.section === section).map(linkToPage),
    })),
    {
      heading: messages['markdown.optional'],
      lines: [...repeating.map(linkToPage), ...optionalFiles.map(linkToFile)],
    },
  ];
  const parts = [
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(tagline)}.`,
    intro,
    ...blocks
      .filter(({lines}) => lines.length > 0)
      .map(({heading, lines}) => `## ${heading}\n\n${lines.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Returns a list item such as `- [Quickstart](https://…/quickstart.md): Store a first record.` */
function linkLine(name: string, url: string, note: string): string {
  const link = `- [${escapeMarkdown(name)}](${url})`;
  return note === '' ? link : `${link}: ${escapeMarkdown(note)}`;
}
