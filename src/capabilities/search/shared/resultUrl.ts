/** Where a result leads: external results are kept as they are, internal ones are put on the base path. */

export interface ResultUrlRules {
  /** Origin of the site as the records know it. */
  readonly siteUrl: string;
  /** Base path, beginning and ending with a slash. */
  readonly baseUrl: string;
  /** Results whose URL matches are external. */
  readonly externalUrlRegex?: string;
  /** Replacement in the path of internal results. */
  readonly replaceSearchResultPathname?: {readonly from: string; readonly to: string};
}

/** Only these may stand in a link. */
const webRegex = /^https?:$/;

function onBasePath(pathname: string, baseUrl: string): string {
  if (pathname.startsWith(baseUrl) || `${pathname}/` === baseUrl) return pathname;
  return `${baseUrl}${pathname.replace(/^\//, '')}`;
}

/** Rewrites the URL of a result. A result of another site than this, or its preview, is external even if no pattern says so. */
export function resultUrl(url: string, rules: ResultUrlRules): string {
  const {siteUrl, baseUrl, externalUrlRegex, replaceSearchResultPathname: replacement} = rules;
  const {origin, protocol, pathname, hash, href} = new URL(url, siteUrl);
  const here = typeof window === 'undefined' ? siteUrl : window.location.origin;
  if (!webRegex.test(protocol)) return baseUrl;
  const isExternal =
    externalUrlRegex === undefined
      ? origin !== siteUrl && origin !== here
      : new RegExp(externalUrlRegex).test(href);
  if (isExternal) return url;
  const path =
    replacement === undefined
      ? pathname
      : pathname.replace(new RegExp(replacement.from, 'g'), replacement.to);
  return `${onBasePath(path, baseUrl)}${hash}`;
}
