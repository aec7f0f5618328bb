/** Where a result leads: external results are kept as they are, internal ones are put on the base path. */
import type {SearchSettings} from '@site/src/config/search';

export interface ResultUrlRules extends Pick<
  SearchSettings,
  'externalUrlRegex' | 'replaceSearchResultPathname'
> {
  /** Origin of the site as the records know it. */
  readonly siteUrl: string;
  /** Base path, beginning and ending with a slash. */
  readonly baseUrl: string;
}

/** Rewrites the URL of a result. A result of another site than this, or its preview, is external even if no pattern says so. */
export function resultUrl(url: string, rules: ResultUrlRules): string {
  const {siteUrl, baseUrl, externalUrlRegex, replaceSearchResultPathname: replacement} = rules;
  const {origin, protocol, pathname, hash, href} = new URL(url, siteUrl);
  const here = typeof window === 'undefined' ? siteUrl : window.location.origin;
  // Only these may stand in a link.
  if (!/^https?:$/.test(protocol)) return baseUrl;
  const isExternal =
    externalUrlRegex === undefined
      ? origin !== siteUrl && origin !== here
      : new RegExp(externalUrlRegex).test(href);
  if (isExternal) return url;
  const path = replacement
    ? pathname.replace(new RegExp(replacement.from, 'g'), replacement.to)
    : pathname;
  const isBelowBase = path.startsWith(baseUrl) || `${path}/` === baseUrl;
  return `${isBelowBase ? path : `${baseUrl}${path.replace(/^\//, '')}`}${hash}`;
}
