/** Makes the response headers of the site, including the Content-Security-Policy. */
import {createHash} from 'node:crypto';
import type {SearchSettings} from '../../../config/search';
import type {EmbeddedOrigins, ThirdParty} from '../../../config/thirdPartyTypes';
import type {InlineHashes} from '../shared/headersFile';
import {NO_EMBEDDED_ORIGINS} from './embedded';
import {fixedHeaders} from './fixedHeaders';

/** The settings from which the headers are derived. */
export interface HeadersOptions {
  /** The policy allows the origins of these third parties, and of no others. */
  readonly thirdParties: readonly ThirdParty[];
  /** Origins of pictures, frames, and media in pages. Default: none. */
  readonly embedded?: EmbeddedOrigins;
  readonly search: Pick<SearchSettings, 'hosted'>;
  /** Values of the `Link` header, by which programs find files for them. */
  readonly links?: readonly string[];
  /** Old paths and new ones, below the base path. Those with an anchor are ignored: hosts never see it. */
  readonly redirects?: Readonly<Record<string, string>>;
}

/** The options that the policy needs, and the hashes of the inline code in the built pages. */
export type PolicySettings = Omit<HeadersOptions, 'redirects'> & InlineHashes;

/** Returns the policy's source for an inline script or style, `'sha256-…'`. `scanPage` collects these sources. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The only style element that a browser adds to a page: it is part of the logo in the search modal. */
const MODAL_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** Directives that are the same for every build. */
export const FIXED_DIRECTIVES: readonly string[] = [
  directive('base-uri', "'none'"),
  directive('form-action', "'self'"),
  directive('frame-ancestors', "'none'"),
];

/**
 * Returns the response headers of all paths. `hostFiles` adds headers for some of them. `isHttps` says whether readers
 * reach the site by https.
 */
export function siteHeaders(settings: PolicySettings, isHttps: boolean): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    ...fixedHeaders(isHttps),
  };
  if (settings.links !== undefined) headers['Link'] = settings.links.join(', ');
  // The frames of third parties have no origin: with this header, they could not load a file of the site.
  if (settings.thirdParties.length === 0) headers['Cross-Origin-Resource-Policy'] = 'same-origin';
  return headers;
}

/**
 * Returns the Content-Security-Policy. It allows what the settings name, and inline code by its hash.
 */
export function contentSecurityPolicy(settings: PolicySettings): string {
  const {thirdParties, search, scriptHashes, styleHashes} = settings;
  const {images, frames, media} = settings.embedded ?? NO_EMBEDDED_ORIGINS;
  const allOrigins = thirdParties.flatMap((party) => party.origins);
  // Third parties run in `srcdoc` frames, which inherit this policy.
  const framed = thirdParties.filter((party) => party.kind !== 'feedback');
  const framedOrigins = framed.flatMap((party) => party.origins);
  const chats = thirdParties.filter((party) => party.kind === 'chat');
  const chatOrigins = chats.flatMap((party) => party.origins);
  // Third-party styles are unknown and need 'unsafe-inline'. Style attributes need 'unsafe-hashes'.
  const inlineStyles =
    framed.length > 0
      ? ["'unsafe-inline'"]
      : ["'unsafe-hashes'", ...styleHashes, hashSource(MODAL_LOGO_STYLE)];
  const searchOrigins = search.hosted?.origins ?? [];
  const directives = [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...scriptHashes, ...thirdParties.flatMap(scriptSources)),
    directive('style-src', "'self'", ...inlineStyles, ...chatOrigins),
    directive('img-src', "'self'", 'data:', ...framedOrigins, ...images),
    directive('font-src', "'self'", ...chatOrigins),
    directive('connect-src', "'self'", ...searchOrigins, ...allOrigins),
    directive('media-src', "'self'", ...media),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
  ];
  const frameOrigins = [...chatOrigins, ...frames];
  if (frameOrigins.length > 0) directives.push(directive('frame-src', ...frameOrigins));
  return [...directives, ...FIXED_DIRECTIVES].join('; ');
}

/** Returns where the scripts of a third party come from. */
function scriptSources(party: ThirdParty): readonly string[] {
  if (party.kind === 'feedback') return [];
  // The script for search insights loads no other file, so that its URL is enough.
  const isOneFile = party.kind === 'tracker' && party.reporter === 'insights';
  return isOneFile ? [party.src.replace(/[?#].*/, '')] : party.origins;
}

/** Returns a directive with each of its sources once. */
function directive(name: string, ...sources: readonly string[]): string {
  return [name, ...new Set(sources)].join(' ');
}

/** Matches directives that browsers ignore in a page: `frame-ancestors 'none'`. */
const headerOnlyRegex = /^(?:frame-ancestors|sandbox|report-uri|report-to)\b/;

/**
 * Returns the directives of a policy that work in a `<meta>` element of a page, for hosts that send no headers. The
 * visitor of this plugin adds the element to each page.
 */
export function pagePolicy(policy: string): string {
  const directives = policy.split('; ').filter((part) => !headerOnlyRegex.test(part));
  return directives.join('; ');
}
