/** UI texts of llms.txt and the other files for programs, by translation id. */
export const markdownMessages = {
  'markdown.forPrograms': 'For programs',
  'markdown.allAsMarkdown': 'all pages as Markdown',
  'markdown.page': 'Page',
  'markdown.allPages': 'All pages',
  'markdown.notFound': 'Page not found',
  'markdown.notFoundHint':
    "This page doesn't exist. It may have moved, or the address may contain a typo. Find the page in the list of all pages. If a link on this site brought you here, report it as a documentation issue.",
  'markdown.documentationIssues': 'Documentation issues',
  'markdown.samples': 'Sample programs, with the files that they import',
  'markdown.optional': 'Optional',
} as const satisfies Readonly<Record<string, string>>;

/** The messages in the language of a build. */
export type MarkdownMessages = Readonly<Record<keyof typeof markdownMessages, string>>;
