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

export interface ResultUrl {
  readonly href: string;
  readonly isExternal: boolean;
}

/** Only these may stand in a link. */
const webRegex = /^https?:$/;

function onBasePath(pathname: string, baseUrl: string): string {
  if (pathname.startsWith(baseUrl) || `${pathname}/` === baseUrl) return pathname;
  return `${baseUrl}${pathname.replace(/^\//, '')}`;
}

/**
 * Rewrites the URL of a result. A result of another site than this is external even if no pattern says so.
 *
 * @param here origin of the open page, which may be a preview of the site
 */
export function resultUrl(url: string, rules: ResultUrlRules, here = rules.siteUrl): ResultUrl {
  const parsed = new URL(url, rules.siteUrl);
  const {externalUrlRegex, replaceSearchResultPathname: replacement} = rules;
  if (!webRegex.test(parsed.protocol)) return {href: rules.baseUrl, isExternal: false};
  const isForeign = parsed.origin !== rules.siteUrl && parsed.origin !== here;
  const matches = externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(parsed.href);
  if (matches || (isForeign && externalUrlRegex === undefined)) {
    return {href: url, isExternal: true};
  }
  const pathname =
    replacement === undefined
      ? parsed.pathname
      : parsed.pathname.replace(new RegExp(replacement.from, 'g'), replacement.to);
  return {href: `${onBasePath(pathname, rules.baseUrl)}${parsed.hash}`, isExternal: false};
}
