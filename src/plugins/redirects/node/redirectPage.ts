/**
 * The script of all redirect pages. It keeps the query of the address, and the anchor unless the target has one. It is the
 * same in each page, so that the Content-Security-Policy needs only one hash.
 */
const SCRIPT =
  'var u=new URL(document.links[0].href);u.search=location.search;u.hash=u.hash||location.hash;location.replace(u)';

/**
 * Returns the HTML of a page that redirects to another one, for hosts that read none of the files with redirects.
 * Escapes nothing: `checkRedirects` rejects paths with special characters.
 *
 * @param target path including the base path
 * @param canonicalUrl absolute URL of the target
 */
export function redirectPage(target: string, canonicalUrl: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${target}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonicalUrl}"><noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript></head><body><a href="${target}">${target}</a><script>${SCRIPT}</script></body></html>\n`;
}
