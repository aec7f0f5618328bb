/** The path of a page's Markdown: `/quickstart.md` beside `/quickstart`, `/index.md` for the home page. */
export const twinOf = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? `${baseUrl}index.md` : `${permalink.replace(/\/$/, '')}.md`;
