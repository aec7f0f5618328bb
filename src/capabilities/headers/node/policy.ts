/** The response headers of the site, the Content-Security-Policy among them, as values. */
import {createHash} from 'node:crypto';
import type {ThirdParty} from '../../../config/thirdPartyTypes';
import type {SearchSettings} from '../../../config/search';
import {readYaml} from '../../../lib/readYaml';
import type {InlineHashes} from '../shared/headersFile';

/** How the policy names what stands inline. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** The one style element that is made in the browser: in the logo of the search modal. */
const MODAL_LOGO_STYLE = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** What the policy is derived from. */
export interface HeadersOptions {
  /** The manifest: each party's origins are allowed, and no others. */
  readonly thirdParties: readonly ThirdParty[];
  readonly search: Pick<SearchSettings, 'hosted'>;
  /** Whether pages carry the API console, which calls the servers that a reader names. */
  readonly apiConsole: boolean;
  /** Values of the `Link` header: what programs look for beside the pages. */
  readonly links?: readonly string[];
  /** Old path to new, below the base path; anchors are no matter of a host. */
  readonly redirects?: Readonly<Record<string, string>>;
}

export type PolicyFacts = Omit<HeadersOptions, 'redirects'> & InlineHashes;

/** Where a party's scripts come from; the insights script is one file, which loads no other. */
function scriptSources(party: ThirdParty): readonly string[] {
  if (party.kind === 'feedback') return [];
  const isOneFile = party.kind === 'tracker' && party.reporter === 'insights';
  return isOneFile ? [party.src.replace(/[?#].*/, '')] : party.origins;
}

/** A directive in one line; each source once, in the order given. */
const directive = (name: string, ...sources: readonly string[]): string =>
  [name, ...new Set(sources)].join(' ');

/**
 * The directives that need no build: they hold for every configuration. The rest of the policy depends on the
 * inline scripts.
 */
export const FIXED_DIRECTIVES: readonly string[] = [
  directive('base-uri', "'none'"),
  directive('form-action', "'self'"),
  directive('frame-ancestors', "'none'"),
];

/** The Content-Security-Policy: nothing but what the manifest and the search settings name, nothing inline but by hash. */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const {thirdParties, search, apiConsole, scriptHashes, styleHashes} = facts;
  // The frames of third parties are `srcdoc`, which inherits this policy.
  const framed = thirdParties.flatMap((party) => (party.kind === 'feedback' ? [] : party.origins));
  // What third parties put into their frames is not ours to hash. `'unsafe-hashes'` is what attributes need.
  const byHash = ["'unsafe-hashes'", ...styleHashes, sourceOf(MODAL_LOGO_STYLE)];
  const inlineStyles = framed.length === 0 ? byHash : ["'unsafe-inline'"];
  const chats = thirdParties.flatMap((party) => (party.kind === 'chat' ? party.origins : []));
  const all = thirdParties.flatMap((party) => party.origins);
  const console = apiConsole ? ['https:', 'http://localhost:*', 'http://127.0.0.1:*'] : [];
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...scriptHashes, ...thirdParties.flatMap(scriptSources)),
    directive('style-src', "'self'", ...inlineStyles, ...chats),
    directive('img-src', "'self'", 'data:', ...framed),
    directive('font-src', "'self'", ...chats),
    directive('connect-src', "'self'", ...(search.hosted?.origins ?? []), ...all, ...console),
    directive('media-src', "'self'"),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    ...(chats.length === 0 ? [] : [directive('frame-src', ...chats)]),
    ...FIXED_DIRECTIVES,
  ].join('; ');
}

/** Directives that browsers heed in a header only. */
const HEADER_ONLY = /^(?:frame-ancestors|sandbox|report-uri|report-to)\b/;

/** The policy as it travels with a page, for hosts that send no headers. */
export const pagePolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((part) => !HEADER_ONLY.test(part))
    .join('; ');

const {always, encrypted} = readYaml<
  Readonly<Record<'always' | 'encrypted', Readonly<Record<string, string>>>>
>(__dirname, 'headers.yaml');

/** The headers beside the policy; `https` says whether the site is reached encrypted. */
export const fixedHeaders = (https: boolean): Record<string, string> => ({
  ...always,
  ...(https && encrypted),
});

/** Every header of the site. */
export function siteHeaders(facts: PolicyFacts, https: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    ...fixedHeaders(https),
    ...(facts.links !== undefined && {Link: facts.links.join(', ')}),
    // The frames of third parties have no origin, so that a file of ours would not reach them.
    ...(facts.thirdParties.length === 0 && {'Cross-Origin-Resource-Policy': 'same-origin'}),
  };
}
