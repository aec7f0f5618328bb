/**
 * The third parties that environment variables (env.ts) switch on: what pages load from other sites or send to them.
 *
 * Without these variables the list is empty. The hosted search (search.ts) and `embeddedOrigins` are separate.
 */
import {describeProblem, env, type Environment} from './env';
import type {
  ChatParty,
  EmbeddedOrigins,
  FeedbackParty,
  ThirdParty,
  TrackerParty,
} from './thirdPartyTypes';

/**
 * The origins whose pictures, frames, and media pages may embed, such as `https://img.example.org`. Browsers show no
 * others, and readers' browsers send requests to these.
 */
export const embeddedOrigins = {images: [], frames: [], media: []} satisfies EmbeddedOrigins;

/** The pinned version of the script for search insights, with its hash. */
const INSIGHTS_SCRIPT =
  'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js';
const INSIGHTS_INTEGRITY =
  'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ';

/** Returns the origins of URLs without duplicates. */
function originsOf(...urls: readonly string[]): string[] {
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

function chatBot(environment: Environment): ChatParty | undefined {
  const {CHATBOT_SCRIPT_URL: src, CHATBOT_KEY: key, CHATBOT_ORIGINS: origins = []} = environment;
  if (src === undefined || key === undefined) return undefined;
  return {
    kind: 'chat',
    name: environment.CHATBOT_NAME ?? 'Documentation assistant',
    purpose: 'chat',
    src,
    origins: originsOf(src, ...origins),
    attributes: {'data-public-key': key},
    integrity: environment.CHATBOT_INTEGRITY,
  };
}

function googleTag(environment: Environment): TrackerParty | undefined {
  const {GOOGLE_TAG_ID: id} = environment;
  if (id === undefined) return undefined;
  const src = environment.GOOGLE_TAG_SCRIPT_URL ?? 'https://www.googletagmanager.com/gtag/js';
  return {
    kind: 'tracker',
    name: 'Google tag',
    purpose: 'tag',
    reporter: 'gtag',
    src: `${src}?id=${id}`,
    origins: originsOf(src, 'https://www.google-analytics.com'),
    attributes: {'data-tag-id': id},
  };
}

function plausible(environment: Environment): TrackerParty | undefined {
  const {PLAUSIBLE_DOMAIN: domain} = environment;
  if (domain === undefined) return undefined;
  // The manual variant of the script, because the site itself reports page views, once per page.
  const src = environment.PLAUSIBLE_SCRIPT_URL ?? 'https://plausible.io/js/script.manual.js';
  return {
    kind: 'tracker',
    name: 'Plausible',
    purpose: 'analytics',
    reporter: 'plausible',
    src,
    origins: originsOf(src),
    attributes: {'data-domain': domain},
  };
}

function umami(environment: Environment): TrackerParty | undefined {
  const {UMAMI_WEBSITE_ID: id} = environment;
  if (id === undefined) return undefined;
  const src = environment.UMAMI_SCRIPT_URL ?? 'https://cloud.umami.is/script.js';
  return {
    kind: 'tracker',
    name: 'Umami',
    purpose: 'analytics',
    reporter: 'umami',
    src,
    origins: originsOf(src),
    attributes: {'data-website-id': id, 'data-auto-track': 'false'},
  };
}

function customScript(environment: Environment): TrackerParty | undefined {
  const {CUSTOM_SCRIPT_URL: src, CUSTOM_SCRIPT_ORIGINS: origins = []} = environment;
  if (src === undefined) return undefined;
  return {
    kind: 'tracker',
    name: environment.CUSTOM_SCRIPT_NAME ?? new URL(src).host,
    purpose: environment.CUSTOM_SCRIPT_PURPOSE ?? 'analytics',
    reporter: 'message',
    src,
    origins: originsOf(src, ...origins),
    attributes: environment.CUSTOM_SCRIPT_ATTRIBUTES ?? {},
    integrity: environment.CUSTOM_SCRIPT_INTEGRITY,
  };
}

/** Search insights get the id and the search-only key of the hosted search, which are public. */
function searchInsights(environment: Environment): TrackerParty | undefined {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey} = environment;
  if (!environment.SEARCH_INSIGHTS || appId === undefined || searchKey === undefined) {
    return undefined;
  }
  const src = environment.SEARCH_INSIGHTS_SCRIPT_URL ?? INSIGHTS_SCRIPT;
  const host = environment.SEARCH_INSIGHTS_HOST ?? 'https://insights.algolia.io';
  const pinned = src === INSIGHTS_SCRIPT ? INSIGHTS_INTEGRITY : undefined;
  return {
    kind: 'tracker',
    name: 'Search insights',
    purpose: 'search-insights',
    reporter: 'insights',
    src,
    origins: originsOf(src, host),
    attributes: {'data-app-id': appId, 'data-search-key': searchKey, 'data-host': host},
    integrity: environment.SEARCH_INSIGHTS_INTEGRITY ?? pinned,
  };
}

function feedback(environment: Environment): FeedbackParty | undefined {
  const {FEEDBACK_URL: endpoint, FEEDBACK_PROJECT: project} = environment;
  if (endpoint === undefined || project === undefined) return undefined;
  return {
    kind: 'feedback',
    name: 'Feedback',
    purpose: 'feedback',
    endpoint,
    origins: originsOf(endpoint),
    project,
  };
}

/**
 * Removes the third parties in THIRD_PARTIES_OFF, the kill switch: `all`, or names separated by commas.
 *
 * @throws Error when it contains a name that is not configured
 */
function withoutDisabled(parties: readonly ThirdParty[], off: string): ThirdParty[] {
  const disabled = off.split(',').map((name) => name.trim());
  const names = parties.map(({name}) => name);
  const unknown = disabled.find((name) => !['', 'all', ...names].includes(name));
  if (unknown !== undefined) {
    const configured = names.join(', ') || 'none';
    const problem = `must be all, or names of configured third parties (${configured})`;
    throw new Error(describeProblem('THIRD_PARTIES_OFF', problem, unknown));
  }
  return disabled.includes('all') ? [] : parties.filter(({name}) => !disabled.includes(name));
}

/**
 * Returns the third parties that the environment switches on. `thirdParties` is the result for this process; tests pass
 * other environments.
 *
 * @throws Error when two have the same name, or THIRD_PARTIES_OFF has an unknown one
 */
export function resolveThirdParties(environment: Environment): ThirdParty[] {
  const candidates = [
    chatBot(environment),
    googleTag(environment),
    plausible(environment),
    umami(environment),
    customScript(environment),
    searchInsights(environment),
    feedback(environment),
  ];
  const parties = candidates.filter((party) => party !== undefined);
  const names = parties.map(({name}) => name);
  const duplicate = names.find((name, index) => names.includes(name, index + 1));
  if (duplicate !== undefined) {
    const problem = `must be unique; "${duplicate}" is already used`;
    const variable = duplicate === environment.CHATBOT_NAME ? 'CHATBOT_NAME' : 'CUSTOM_SCRIPT_NAME';
    throw new Error(describeProblem(variable, problem, duplicate));
  }
  return withoutDisabled(parties, environment.THIRD_PARTIES_OFF ?? '');
}

export const thirdParties: readonly ThirdParty[] = resolveThirdParties(env);
