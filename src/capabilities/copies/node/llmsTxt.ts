/** The text of /llms.txt, after the convention of llmstxt.org: a title, a summary, and lists of links to Markdown. */
import {twinOf} from '../shared';
import type {PublishedPage} from './publishedPages';

/** What is said about a page; heavier pages are listed first. */
export type ListedPage = Pick<
  PublishedPage,
  'id' | 'permalink' | 'title' | 'description' | 'weight'
>;

export interface LlmsTxtInput {
  readonly title: string;
  readonly tagline: string;
  readonly pages: readonly ListedPage[];
  /** Ids of the pages where a reader begins: they are listed first. */
  readonly entryPages: readonly string[];
  /** Whole texts for programs (summaries, specifications, the developer kit), with what each is. */
  readonly texts: readonly {readonly file: string; readonly note: string}[];
  /** Origin and base path, ending with a slash. */
  readonly siteAddress: string;
}

/** Chapters by the beginning of a route; the first that fits counts. */
const CHAPTERS: readonly (readonly [prefix: string, heading: string])[] = [
  ['/learn/', 'Learn'],
  ['/build/', 'Build'],
  ['/api/', 'API'],
  ['/', 'General'],
];

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Makes the text. Chapters without pages are left out. */
export function makeLlmsTxt(input: LlmsTxtInput): string {
  const {title, tagline, pages, entryPages, texts, siteAddress} = input;
  const {pathname} = new URL(siteAddress);
  const headingOf = ({permalink}: ListedPage) =>
    CHAPTERS.find(([prefix]) => permalink.slice(pathname.length - 1).startsWith(prefix))?.[1];
  const link = (name: string, path: string, note: string) =>
    `- [${oneLine(name).replace(/[[\]]/g, '\\$&')}](${new URL(path, siteAddress).href}): ${oneLine(note)}`;
  const sorted = [...pages].sort(
    (a, b) => b.weight - a.weight || a.permalink.localeCompare(b.permalink),
  );
  const lineOf = (page: ListedPage) =>
    link(page.title, twinOf(page.permalink, pathname), page.description);
  const entries = entryPages.flatMap((id) => pages.filter((page) => page.id === id));
  const chapters = CHAPTERS.map(([, heading]) => ({
    heading,
    lines: sorted
      .filter((page) => headingOf(page) === heading && !entries.includes(page))
      .map(lineOf),
  }));
  const all = [
    {heading: 'Start here', lines: entries.map(lineOf)},
    {
      heading: 'Files',
      lines: texts.map(({file, note}) => link(file, `${pathname}${file}`, note)),
    },
    ...chapters,
  ].filter(({lines}) => lines.length > 0);
  return [
    `# ${title}`,
    `> ${oneLine(tagline)}.`,
    'The links lead to the pages as Markdown. The same address without `.md` gives the page for people.',
    ...all.map(({heading, lines}) => `## ${heading}\n\n${lines.join('\n')}`),
  ]
    .join('\n\n')
    .concat('\n');
}
