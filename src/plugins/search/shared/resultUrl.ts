/**
 * Decides where search results and suggested pages link to, in the browser. `useSearchSite` passes it to the modal and the
 * results page.
 */
import type {SearchSettings} from '@site/src/config/search';

/** The settings, the origin of the site in the records, and the base path (with slashes at both ends). */
export type ResultUrlRules = Pick<
  SearchSettings,
  'externalUrlRegex' | 'replaceSearchResultPathname'
> & {readonly siteUrl: string; readonly baseUrl: string};

/**
 * Returns where a search result links to. The URLs of external results stay as they are; those of internal results
 * become paths below the base path, without a query string. Results of other sites are external, unless a pattern in the
 * settings decides. An address that is neither http nor https becomes the base path.
 *
 * @throws TypeError for an invalid URL
 */
export function resultUrl(url: string, rules: ResultUrlRules): string {
  const {siteUrl, baseUrl, externalUrlRegex, replaceSearchResultPathname: replacement} = rules;
  const {origin, protocol, pathname, hash, href} = new URL(url, siteUrl);
  // A link must not run code, as `javascript:` would.
  if (!/^https?:$/.test(protocol)) return baseUrl;

  // A preview of the site has another origin than its records.
  const currentOrigin = typeof window === 'undefined' ? siteUrl : window.location.origin;
  const isExternal = externalUrlRegex
    ? new RegExp(externalUrlRegex).test(href)
    : origin !== siteUrl && origin !== currentOrigin;
  if (isExternal) return url;

  const path =
    replacement === undefined
      ? pathname
      : pathname.replace(new RegExp(replacement.from, 'g'), replacement.to);
  const isBelowBase = path.startsWith(baseUrl) || `${path}/` === baseUrl;
  return isBelowBase ? path + hash : baseUrl + path.replace(/^\//, '') + hash;
}
