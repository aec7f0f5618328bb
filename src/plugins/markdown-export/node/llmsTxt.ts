/** Makes /llms.txt, a list of links to Markdown as llmstxt.org describes it. */
import {markdownPath} from '../../../lib/pagePaths';
import type {PublishedPage} from '../../../lib/publishedPages';
import type {MarkdownMessages} from '../messages';

type ListedPage = Pick<PublishedPage, 'id' | 'permalink' | 'title' | 'description' | 'section'>;

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
  readonly files: readonly ProgramFile[];
  /** Sample programs. They come last. */
  readonly samples: readonly ProgramFile[];
  readonly messages: MarkdownMessages;
}

/**
 * Returns the text of /llms.txt: title, tagline, the pages to start with, the files, the other pages by section, and
 * the samples. Ids in `entryPages` that no page has are ignored. The visitor (../index.ts) calls it after the last
 * page.
 */
export function makeLlmsTxt(options: LlmsTxtOptions): string {
  const {title, tagline, siteUrl, pages, entryPages, files, samples, messages} = options;
  const {pathname: baseUrl} = new URL(siteUrl);

  const linkToFile = ({file, note}: ProgramFile) => linkLine(file, siteUrl + file, note);
  const linkToPage = (page: ListedPage) => {
    const url = new URL(markdownPath(page.permalink, baseUrl), siteUrl).href;
    return linkLine(page.title, url, page.description);
  };
  const entries = entryPages.flatMap((id) => pages.filter((page) => page.id === id));
  const others = pages.filter((page) => !entries.includes(page));
  const sections = [...new Set(pages.map(({section}) => section))];

  const blocks = [
    {heading: messages['markdown.start'], lines: entries.map(linkToPage)},
    {heading: messages['markdown.files'], lines: files.map(linkToFile)},
    ...sections.map((section) => ({
      heading: section,
      lines: others.filter((page) => page.section === section).map(linkToPage),
    })),
    {heading: messages['markdown.samples'], lines: samples.map(linkToFile)},
  ];
  const parts = [
    `# ${title}`,
    `> ${toOneLine(tagline)}.`,
    messages['markdown.intro'],
    ...blocks
      .filter(({lines}) => lines.length > 0)
      .map(({heading, lines}) => `## ${heading}\n\n${lines.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Returns a list item such as `- [Quickstart](https://…/quickstart.md): Store a first record.` */
function linkLine(name: string, url: string, note: string): string {
  const text = toOneLine(name).replace(/[[\]]/g, '\\$&');
  return note === '' ? `- [${text}](${url})` : `- [${text}](${url}): ${toOneLine(note)}`;
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
