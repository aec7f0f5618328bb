/** Where a result leads: external results are kept as they are, internal ones are put on the base path. */
import type {SearchSettings} from '@site/src/config/search';

/** The settings, the origin of the site as the records know it, and its base path between slashes. */
export type ResultUrlRules = Pick<
  SearchSettings,
  'externalUrlRegex' | 'replaceSearchResultPathname'
> & {readonly siteUrl: string; readonly baseUrl: string};

/** Rewrites the URL of a result. A result of another site than this, or its preview, is external even if no pattern says so. */
export function resultUrl(url: string, rules: ResultUrlRules): string {
  const {siteUrl, baseUrl, externalUrlRegex, replaceSearchResultPathname: replacement} = rules;
  const {origin, protocol, pathname, hash, href} = new URL(url, siteUrl);
  const here = typeof window === 'undefined' ? siteUrl : window.location.origin;
  // Only these may stand in a link.
  if (!/^https?:$/.test(protocol)) return baseUrl;
  const isExternal = externalUrlRegex
    ? new RegExp(externalUrlRegex).test(href)
    : ![siteUrl, here].includes(origin);
  if (isExternal) return url;
  const {from, to} = replacement ?? {from: '^', to: ''};
  const path = pathname.replace(new RegExp(from, 'g'), to);
  const isBelowBase = path.startsWith(baseUrl) || `${path}/` === baseUrl;
  return `${isBelowBase ? path : `${baseUrl}${path.replace(/^\//, '')}`}${hash}`;
}
