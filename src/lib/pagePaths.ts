/** Paths of pages and of their Markdown copies. */

/** Returns the path of a page below the base path, without slashes at its ends: `api/overview`, or `''` for the home page. */
export function relativePath(permalink: string, baseUrl: string): string {
  const path = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink;
  return path.replace(/^\/|\/$/g, '');
}

/** Returns the path of a page's Markdown copy: `/quickstart.md` for `/quickstart`, `/index.md` for the home page. */
export function markdownPath(permalink: string, baseUrl: string): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${permalink.replace(/\/$/, '')}.md`;
}
