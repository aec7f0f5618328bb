/** Paths of pages and of their Markdown copies. */
import {decodeUrlPart} from './decodeUrlPart';

/**
 * Returns the path of a page below the base path, without a slash at either end: `api/overview`, or `''`
 * for the home page. The visitors of built pages and the 404 page compare pages in this form.
 */
export function relativePath(permalink: string, baseUrl: string): string {
  const path = permalink.startsWith(baseUrl) ? permalink.slice(baseUrl.length) : permalink;
  return path.replace(/^\/|\/$/g, '');
}

/**
 * Returns the path of a page's Markdown copy: `/docs/quickstart.md` for `/docs/quickstart`, and `/docs/index.md` for
 * the home page. Both paths include the base path, here `/docs/`. Lists of pages, the menu of a page, and the headers
 * of hosts link to copies with it.
 */
export function markdownPath(permalink: string, baseUrl: string): string {
  return permalink === baseUrl ? `${baseUrl}index.md` : `${permalink.replace(/\/$/, '')}.md`;
}

/**
 * Returns a function that turns the full URL of a page into the URL of the page's Markdown copy. The anchor stays, the
 * query is dropped. The home page and all documents have a copy. Other URLs stay as they are.
 */
export function linksToCopies({
  siteUrl,
  baseUrl,
  documents,
}: {
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly documents: readonly {readonly permalink: string}[];
}): (url: string) => string {
  const {origin} = new URL(siteUrl);
  const pages = new Set(documents.map(({permalink}) => relativePath(permalink, baseUrl)));
  pages.add(relativePath(baseUrl, baseUrl));
  return (url) => {
    const parsed = URL.parse(url);
    if (parsed?.origin !== origin || !parsed.pathname.startsWith(baseUrl)) return url;
    // In a URL, a space is %20. The path of a document has the space.
    if (!pages.has(relativePath(decodeUrlPart(parsed.pathname), baseUrl))) return url;
    return origin + markdownPath(parsed.pathname, baseUrl) + parsed.hash;
  };
}
