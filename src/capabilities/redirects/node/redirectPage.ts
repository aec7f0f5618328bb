/** A page that leads to another, for hosts that read none of the files with redirects. */

/** One text for all pages, so that the Content-Security-Policy needs one hash. */
const SCRIPT =
  'var u=new URL(document.links[0].href);u.search=location.search;u.hash=u.hash||location.hash;location.replace(u)';

/** @param to path with the base path; @param canonical whole address of the same page */
export function redirectPage(to: string, canonical: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}"><noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript></head><body><a href="${to}">${to}</a><script>${SCRIPT}</script></body></html>\n`;
}
