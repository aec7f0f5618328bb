/**
 * The manifest of third parties: everything that a page may load from elsewhere or send there. Each is
 * switched on by the environment; with none set the list is empty and no request leaves the site.
 */
import {
  EnvironmentError,
  environment,
  originOf,
  readOptional,
  readPartner,
  readSwitch,
  type Environment,
} from './env';
import {
  checkThirdParties,
  consentPurposes,
  ThirdPartyError,
  type ChatParty,
  type FeedbackParty,
  type ThirdParty,
  type TrackerParty,
} from './thirdPartyRules';

/** Origins of an address and of what a list adds, each once. */
const originsOf = (variable: string, src: string, more = ''): string[] => [
  ...new Set([
    originOf(variable, src),
    ...more.split(',').flatMap((origin) => origin.trim() || []),
  ]),
];

/** What waits for consent. */
const tracker = (party: Omit<TrackerParty, 'kind' | 'trigger'>): TrackerParty => ({
  kind: 'tracker',
  trigger: 'consent',
  ...party,
});

/** Two variables that need each other, each with an example; undefined when neither is set. */
function readPair(
  env: Environment,
  [first, firstExample]: readonly [string, string],
  [second, secondExample]: readonly [string, string],
): readonly [string, string] | undefined {
  if (!readOptional(env, first) && !readOptional(env, second)) return undefined;
  return [
    readPartner(env, second, first, firstExample),
    readPartner(env, first, second, secondExample),
  ];
}

function chatBot(env: Environment): ChatParty | undefined {
  const pair = readPair(
    env,
    ['CHATBOT_SCRIPT_URL', 'https://cdn.example.org/chat.js'],
    ['CHATBOT_KEY', 'YOUR_PUBLIC_KEY'],
  );
  if (pair === undefined) return undefined;
  const [src, key] = pair;
  return {
    kind: 'chat',
    name: readOptional(env, 'CHATBOT_NAME') ?? 'Documentation assistant',
    purpose: 'chat',
    trigger: 'click',
    src,
    origins: originsOf('CHATBOT_SCRIPT_URL', src, readOptional(env, 'CHATBOT_ORIGINS')),
    attributes: {'data-public-key': key},
    integrity: readOptional(env, 'CHATBOT_INTEGRITY'),
  };
}

function googleTag(env: Environment): TrackerParty | undefined {
  const id = readOptional(env, 'GOOGLE_TAG_ID');
  if (id === undefined) return undefined;
  if (!/^(?:G|GT|AW|DC)-[A-Z0-9]+$/.test(id))
    throw new EnvironmentError('GOOGLE_TAG_ID', id, 'must be a tag id', 'G-XXXXXXXXXX');
  const src =
    readOptional(env, 'GOOGLE_TAG_SCRIPT_URL') ?? 'https://www.googletagmanager.com/gtag/js';
  return tracker({
    name: 'Google tag',
    purpose: 'tag',
    reporter: 'gtag',
    src: `${src}?id=${id}`,
    origins: originsOf('GOOGLE_TAG_SCRIPT_URL', src, 'https://www.google-analytics.com'),
    attributes: {'data-tag-id': id},
  });
}

function plausible(env: Environment): TrackerParty | undefined {
  const domain = readOptional(env, 'PLAUSIBLE_DOMAIN');
  if (domain === undefined) return undefined;
  // The manual flavour of the script: page views are reported by the site, once per page.
  const src =
    readOptional(env, 'PLAUSIBLE_SCRIPT_URL') ?? 'https://plausible.io/js/script.manual.js';
  return tracker({
    name: 'Plausible',
    purpose: 'analytics',
    reporter: 'plausible',
    src,
    origins: originsOf('PLAUSIBLE_SCRIPT_URL', src),
    attributes: {'data-domain': domain},
  });
}

function umami(env: Environment): TrackerParty | undefined {
  const id = readOptional(env, 'UMAMI_WEBSITE_ID');
  if (id === undefined) return undefined;
  const src = readOptional(env, 'UMAMI_SCRIPT_URL') ?? 'https://cloud.umami.is/script.js';
  return tracker({
    name: 'Umami',
    purpose: 'analytics',
    reporter: 'umami',
    src,
    origins: originsOf('UMAMI_SCRIPT_URL', src),
    attributes: {'data-website-id': id, 'data-auto-track': 'false'},
  });
}

function attributesFrom(env: Environment): Record<string, string> {
  const variable = 'CUSTOM_SCRIPT_ATTRIBUTES';
  const text = readOptional(env, variable) ?? '{}';
  try {
    const value: unknown = JSON.parse(text);
    if (isRecordOfStrings(value)) return value;
  } catch {
    // Said below.
  }
  throw new EnvironmentError(
    variable,
    text,
    'must be a JSON object of strings',
    `'{"data-id":"1"}'`,
  );
}

const isRecordOfStrings = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((entry) => typeof entry === 'string');

function custom(env: Environment): TrackerParty | undefined {
  const src = readOptional(env, 'CUSTOM_SCRIPT_URL');
  if (src === undefined) return undefined;
  const name =
    readOptional(env, 'CUSTOM_SCRIPT_NAME') ?? new URL(originOf('CUSTOM_SCRIPT_URL', src)).host;
  const given = readOptional(env, 'CUSTOM_SCRIPT_PURPOSE') ?? 'analytics';
  const purpose = consentPurposes.find((known) => known === given);
  if (purpose === undefined) {
    throw new ThirdPartyError(
      name,
      `purpose ${JSON.stringify(given)} is unknown`,
      `Write CUSTOM_SCRIPT_PURPOSE=${consentPurposes.join(' or ')}.`,
    );
  }
  return tracker({
    name,
    purpose,
    reporter: 'message',
    src,
    origins: originsOf('CUSTOM_SCRIPT_URL', src, readOptional(env, 'CUSTOM_SCRIPT_ORIGINS')),
    attributes: attributesFrom(env),
    integrity: readOptional(env, 'CUSTOM_SCRIPT_INTEGRITY'),
  });
}

/** The script of the hosted search's insights, in the version whose hash stands beside it. */
const INSIGHTS_SCRIPT =
  'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js';
const INSIGHTS_INTEGRITY =
  'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ';

/** Is given the application and the search-only key, which are public. */
function searchInsights(env: Environment): TrackerParty | undefined {
  if (!readSwitch(env, 'SEARCH_INSIGHTS')) return undefined;
  const given = readOptional(env, 'SEARCH_INSIGHTS_SCRIPT_URL');
  const src = given ?? INSIGHTS_SCRIPT;
  const host = readOptional(env, 'SEARCH_INSIGHTS_HOST') ?? 'https://insights.algolia.io';
  const needed = (variable: string, example: string) =>
    readPartner(env, 'SEARCH_INSIGHTS=on', variable, example);
  return tracker({
    name: 'Search insights',
    purpose: 'search-insights',
    reporter: 'insights',
    src,
    origins: originsOf('SEARCH_INSIGHTS_SCRIPT_URL', src, originOf('SEARCH_INSIGHTS_HOST', host)),
    attributes: {
      'data-app-id': needed('ALGOLIA_APP_ID', 'YOUR_APP_ID'),
      'data-search-key': needed('ALGOLIA_SEARCH_KEY', 'YOUR_API_KEY'),
      'data-host': host,
    },
    integrity:
      readOptional(env, 'SEARCH_INSIGHTS_INTEGRITY') ??
      (given === undefined ? INSIGHTS_INTEGRITY : undefined),
  });
}

function feedback(env: Environment): FeedbackParty | undefined {
  const pair = readPair(
    env,
    ['FEEDBACK_URL', 'https://feedback.example.org/api'],
    ['FEEDBACK_PROJECT', 'YOUR_PROJECT_ID'],
  );
  if (pair === undefined) return undefined;
  const [endpoint, project] = pair;
  return {
    kind: 'feedback',
    name: 'Feedback',
    purpose: 'feedback',
    trigger: 'click',
    endpoint,
    origins: [originOf('FEEDBACK_URL', endpoint)],
    project,
  };
}

/**
 * The third parties that the environment switches on. `THIRD_PARTIES_OFF` is the kill switch: `all`, or names
 * separated by commas.
 *
 * @throws EnvironmentError or ThirdPartyError that says what to write
 */
export function resolveThirdParties(env: Environment): readonly ThirdParty[] {
  const configured = [
    chatBot(env),
    googleTag(env),
    plausible(env),
    umami(env),
    custom(env),
    searchInsights(env),
    feedback(env),
  ].filter((party) => party !== undefined);
  checkThirdParties(configured);
  const off = (readOptional(env, 'THIRD_PARTIES_OFF') ?? '')
    .split(',')
    .flatMap((name) => name.trim() || []);
  const unknown = off.find(
    (name) => name !== 'all' && !configured.some((party) => party.name === name),
  );
  if (unknown !== undefined) {
    throw new EnvironmentError(
      'THIRD_PARTIES_OFF',
      unknown,
      'names no third party that is configured',
      configured[0]?.name ?? 'all',
    );
  }
  return configured.filter((party) => !off.includes('all') && !off.includes(party.name));
}

export const thirdParties: readonly ThirdParty[] = resolveThirdParties(environment);
