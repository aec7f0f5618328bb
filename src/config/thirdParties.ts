/**
 * The manifest of third parties: everything that a page may load from elsewhere or send there. Each is
 * switched on by the environment; with none set the list is empty and no request leaves the site.
 */
import {readData} from './data';
import {
  EnvironmentError,
  environment,
  read,
  readPair,
  readPartner,
  readSwitch,
  type Environment,
} from './env';
import type {ConsentPurpose, ThirdParty, TrackerParty} from './thirdPartyTypes';

/** The origins of addresses, each once. */
const originsOf = (...addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address.trim()).origin)),
];

const moreOrigins = (env: Environment, variable: string): string[] =>
  read(env, variable)?.split(',') ?? [];

/** What waits for consent. */
const tracker = (party: Omit<TrackerParty, 'kind'>): TrackerParty => ({kind: 'tracker', ...party});

function chatBot(env: Environment): ThirdParty | undefined {
  const pair = readPair(env, 'CHATBOT_SCRIPT_URL', 'CHATBOT_KEY');
  if (pair === undefined) return undefined;
  const [src, key] = pair;
  return {
    kind: 'chat',
    name: read(env, 'CHATBOT_NAME') ?? 'Documentation assistant',
    purpose: 'chat',
    src,
    origins: originsOf(src, ...moreOrigins(env, 'CHATBOT_ORIGINS')),
    attributes: {'data-public-key': key},
    integrity: read(env, 'CHATBOT_INTEGRITY'),
  };
}

/** An entry of trackers.yaml, which says what its keys mean. */
interface ReadyMade extends Pick<TrackerParty, 'name' | 'purpose' | 'reporter' | 'src'> {
  readonly variable: string;
  readonly script: string;
  /** Parameter of the address that gets the value too. */
  readonly query?: string;
  readonly origins?: readonly string[];
  readonly attribute: string;
  readonly attributes?: TrackerParty['attributes'];
}

const trackers = readData<readonly ReadyMade[]>('trackers.yaml');

/** Reads a ready-made entry: it is there when its variable is set. */
const readyMade = (entry: ReadyMade) => (env: Environment) => {
  const {name, purpose, reporter, variable, query, origins = [], attribute} = entry;
  const value = read(env, variable);
  if (value === undefined) return undefined;
  const src = read(env, entry.script) ?? entry.src;
  return tracker({
    name,
    purpose,
    reporter,
    src: query === undefined ? src : `${src}?${query}=${value}`,
    origins: originsOf(src, ...origins),
    attributes: {[attribute]: value, ...entry.attributes},
  });
};

/** Attributes but those that the loader sets itself, or that would run code. */
const attributeRegex = /^(?!(?:src|integrity|crossorigin|async|defer|type|on.*)$)[a-z][a-z0-9-]*$/;

function attributesFrom(env: Environment): Record<string, string> {
  const variable = 'CUSTOM_SCRIPT_ATTRIBUTES';
  const text = read(env, variable) ?? '{}';
  const isAttribute = ([name, value]: [string, unknown]) =>
    attributeRegex.test(name) && typeof value === 'string';
  try {
    const value: unknown = JSON.parse(text);
    if (Object.entries(value as object).every(isAttribute)) return value as Record<string, string>;
  } catch {
    // Said below.
  }
  throw new EnvironmentError(variable, text);
}

function custom(env: Environment): ThirdParty | undefined {
  const src = read(env, 'CUSTOM_SCRIPT_URL');
  if (src === undefined) return undefined;
  return tracker({
    name: read(env, 'CUSTOM_SCRIPT_NAME') ?? new URL(src).host,
    purpose: read(env, 'CUSTOM_SCRIPT_PURPOSE', 'analytics') as ConsentPurpose,
    reporter: 'message',
    src,
    origins: originsOf(src, ...moreOrigins(env, 'CUSTOM_SCRIPT_ORIGINS')),
    attributes: attributesFrom(env),
    integrity: read(env, 'CUSTOM_SCRIPT_INTEGRITY'),
  });
}

/** The script of the hosted search's insights, in the version whose hash stands beside it. */
const INSIGHTS_SCRIPT =
  'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js';
const INSIGHTS_INTEGRITY =
  'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ';

/** Is given the application and the search-only key, which are public. */
function searchInsights(env: Environment): ThirdParty | undefined {
  if (!readSwitch(env, 'SEARCH_INSIGHTS')) return undefined;
  const given = read(env, 'SEARCH_INSIGHTS_SCRIPT_URL');
  const src = given ?? INSIGHTS_SCRIPT;
  const host = read(env, 'SEARCH_INSIGHTS_HOST') ?? 'https://insights.algolia.io';
  const needed = (variable: string) => readPartner(env, 'SEARCH_INSIGHTS=on', variable);
  return tracker({
    name: 'Search insights',
    purpose: 'search-insights',
    reporter: 'insights',
    src,
    origins: originsOf(src, host),
    attributes: {
      'data-app-id': needed('ALGOLIA_APP_ID'),
      'data-search-key': needed('ALGOLIA_SEARCH_KEY'),
      'data-host': host,
    },
    integrity:
      read(env, 'SEARCH_INSIGHTS_INTEGRITY') ??
      (given === undefined ? INSIGHTS_INTEGRITY : undefined),
  });
}

function feedback(env: Environment): ThirdParty | undefined {
  const pair = readPair(env, 'FEEDBACK_URL', 'FEEDBACK_PROJECT');
  if (pair === undefined) return undefined;
  const [endpoint, project] = pair;
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
 * The third parties that the environment switches on. `THIRD_PARTIES_OFF` is the kill switch: `all`, or names
 * separated by commas.
 *
 * @throws EnvironmentError that says what to write
 */
export function resolveThirdParties(env: Environment): readonly ThirdParty[] {
  const configured = [chatBot, ...trackers.map(readyMade), custom, searchInsights, feedback]
    .map((read) => read(env))
    .filter((party) => party !== undefined);
  const names = configured.map(({name}) => name);
  const twice = names.find((name, index) => names.includes(name, index + 1));
  if (twice !== undefined) throw new EnvironmentError('CUSTOM_SCRIPT_NAME', twice, 'is taken');
  const off = read(env, 'THIRD_PARTIES_OFF')?.split(',') ?? [];
  const isOff = (name: string) => off.some((entry) => [name, 'all'].includes(entry.trim()));
  const unknown = off.find((entry) => !['', 'all', ...names].includes(entry.trim()));
  if (unknown !== undefined) {
    const known = names.join(', ') || 'there is none';
    const problem = `names no third party that is configured (${known})`;
    throw new EnvironmentError('THIRD_PARTIES_OFF', unknown, problem);
  }
  return configured.filter(({name}) => !isOff(name));
}

export const thirdParties: readonly ThirdParty[] = resolveThirdParties(environment);
