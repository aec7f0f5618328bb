/** The text of /llms.txt, after the convention of llmstxt.org: a title, a summary, and lists of links to Markdown. */
import type {CopiesOptions} from '..';
import {twinOf} from '../shared';
import type {PublishedPage} from './publishedPages';
import type {BuiltSite} from './writePages';

/** What is said about a page. */
type ListedPage = Pick<PublishedPage, 'id' | 'permalink' | 'title' | 'description' | 'section'>;

/** `pages` are in reading order, `files` what else there is for programs. */
type LlmsTxtInput = Pick<BuiltSite, 'title' | 'tagline' | 'siteAddress'> &
  Pick<CopiesOptions, 'entryPages' | 'files' | 'texts'> & {readonly pages: readonly ListedPage[]};

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Makes the text. */
export function makeLlmsTxt(input: LlmsTxtInput): string {
  const {title, tagline, pages, entryPages, files, texts, siteAddress} = input;
  const {pathname} = new URL(siteAddress);
  const link = (name: string, path: string, note: string) =>
    `- [${oneLine(name).replace(/[[\]]/g, '\\$&')}](${new URL(path, siteAddress).href})${note === '' ? '' : `: ${oneLine(note)}`}`;
  const lineOf = (page: ListedPage) =>
    link(page.title, twinOf(page.permalink, pathname), page.description);
  const entries = entryPages.flatMap((id) => pages.filter((page) => page.id === id));
  const sections = [...new Set(pages.map(({section}) => section))].map((heading) => ({
    heading,
    lines: pages.filter((page) => page.section === heading && !entries.includes(page)).map(lineOf),
  }));
  const all = [
    {heading: texts['copies.start'], lines: entries.map(lineOf)},
    {
      heading: texts['copies.files'],
      lines: files.map(({file, note}) => link(file, `${pathname}${file}`, note)),
    },
    ...sections,
  ].filter(({lines}) => lines.length > 0);
  return [
    `# ${title}`,
    `> ${oneLine(tagline)}.`,
    texts['copies.intro'],
    ...all.map(({heading, lines}) => `## ${heading}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
