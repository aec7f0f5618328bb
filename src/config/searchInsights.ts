/** The search-insights script of the hosted search, as an entry of the manifest: SEARCH_INSIGHTS switches it on. */
import {originOf, readOptional, readPartner, readSwitch, type Environment} from './env';
import type {TrackerParty} from './thirdPartyRules';

/** The script of the service, in the version whose hash stands beside it. */
const STOCK_SCRIPT = {
  src: 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js',
  integrity: 'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ',
};
/** Where the script sends its events. */
const STOCK_HOST = 'https://insights.algolia.io';

/**
 * The entry, if SEARCH_INSIGHTS is on. It is given the application and the search-only key, which are public.
 *
 * @throws EnvironmentError when it is on without the hosted search, or an address is none
 */
export function searchInsights(env: Environment): TrackerParty | undefined {
  if (!readSwitch(env, 'SEARCH_INSIGHTS')) return undefined;
  const given = readOptional(env, 'SEARCH_INSIGHTS_SCRIPT_URL');
  const src = given ?? STOCK_SCRIPT.src;
  const host = readOptional(env, 'SEARCH_INSIGHTS_HOST') ?? STOCK_HOST;
  return {
    kind: 'tracker',
    name: 'Search insights',
    purpose: 'search-insights',
    trigger: 'consent',
    reporter: 'insights',
    src,
    origins: [
      ...new Set([
        originOf('SEARCH_INSIGHTS_SCRIPT_URL', src),
        originOf('SEARCH_INSIGHTS_HOST', host),
      ]),
    ],
    attributes: {
      'data-app-id': readPartner(env, 'SEARCH_INSIGHTS=on', 'ALGOLIA_APP_ID', 'YOUR_APP_ID'),
      'data-search-key': readPartner(
        env,
        'SEARCH_INSIGHTS=on',
        'ALGOLIA_SEARCH_KEY',
        'YOUR_API_KEY',
      ),
      'data-host': host,
    },
    integrity:
      readOptional(env, 'SEARCH_INSIGHTS_INTEGRITY') ??
      (given === undefined ? STOCK_SCRIPT.integrity : undefined),
  };
}
