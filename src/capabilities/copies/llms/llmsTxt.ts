/** The text of /llms.txt, after the convention of llmstxt.org: a title, a summary, and lists of links to Markdown. */

/** What is said about a page. */
export interface ListedPage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** 0 to 100; heavier pages are listed first. */
  readonly weight: number;
}

export interface LlmsTxtInput {
  readonly title: string;
  readonly tagline: string;
  readonly pages: readonly ListedPage[];
  /** Whole texts for language models, with what each is. */
  readonly texts: readonly {readonly file: string; readonly note: string}[];
  readonly toUrl: (path: string) => string;
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
export function makeLlmsTxt({title, tagline, pages, texts, toUrl}: LlmsTxtInput): string {
  const headingOf = (route: string) => CHAPTERS.find(([prefix]) => route.startsWith(prefix))?.[1];
  const link = (name: string, path: string, note: string) =>
    `- [${oneLine(name).replace(/[[\]]/g, '\\$&')}](${toUrl(path)}): ${oneLine(note)}`;
  const sorted = [...pages].sort((a, b) => b.weight - a.weight || a.route.localeCompare(b.route));
  const chapters = CHAPTERS.map(([, heading]) => ({
    heading,
    lines: sorted
      .filter(({route}) => headingOf(route) === heading)
      .map((page) => link(page.title, `${page.route}.md`, page.description)),
  }));
  const all = [
    {heading: 'In one piece', lines: texts.map(({file, note}) => link(file, `/${file}`, note))},
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
