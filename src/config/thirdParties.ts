/**
 * The manifest of third parties: everything that a page may load from elsewhere or send there. Each is
 * switched on by the environment; with none set the list is empty and no request leaves the site.
 */
import {readData} from './data';
import {
  EnvironmentError,
  environment,
  readOptional,
  readPair,
  readPartner,
  readSwitch,
  word,
  type Environment,
  type Format,
} from './env';
import type {ConsentPurpose, ThirdParty, TrackerParty} from './thirdPartyTypes';

/** Encrypted, or on this machine, where tests stand in for a third party. */
const HOST = String.raw`(?:https://[^\s/?#,]+|http://(?:localhost|127\.0\.0\.1)(?::\d+)?)`;
const ADDRESS = {
  pattern: new RegExp(`^${HOST}(?:[/?#]\\S*)?$`),
  problem: 'must be an https address',
  example: 'https://cdn.example.org/script.js',
};
const ORIGINS = {
  pattern: new RegExp(`^\\s*${HOST}(?:\\s*,\\s*${HOST})*\\s*$`),
  problem: 'must be https origins separated by commas, without a path',
  example: 'https://api.example.org,https://cdn.example.org',
};
const INTEGRITY = {
  pattern: /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/,
  problem: 'must be sha384- and 64 base64 characters, or likewise with sha256 or sha512',
  example: 'sha384-$(openssl dgst -sha384 -binary script.js | openssl base64 -A)',
};

/** The origins of addresses, each once. */
const originsOf = (...addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address.trim()).origin)),
];

const moreOrigins = (env: Environment, variable: string): string[] =>
  readOptional(env, variable, ORIGINS)?.split(',') ?? [];

/** What waits for consent. */
const tracker = (party: Omit<TrackerParty, 'kind' | 'trigger'>): TrackerParty => ({
  kind: 'tracker',
  trigger: 'consent',
  ...party,
});

function chatBot(env: Environment): ThirdParty | undefined {
  const pair = readPair(
    env,
    ['CHATBOT_SCRIPT_URL', ADDRESS],
    ['CHATBOT_KEY', word('YOUR_PUBLIC_KEY')],
  );
  if (pair === undefined) return undefined;
  const [src, key] = pair;
  return {
    kind: 'chat',
    name: readOptional(env, 'CHATBOT_NAME') ?? 'Documentation assistant',
    purpose: 'chat',
    trigger: 'click',
    src,
    origins: originsOf(src, ...moreOrigins(env, 'CHATBOT_ORIGINS')),
    attributes: {'data-public-key': key},
    integrity: readOptional(env, 'CHATBOT_INTEGRITY', INTEGRITY),
  };
}

/** An entry of trackers.yaml, which says what its keys mean. */
interface ReadyMade extends Pick<TrackerParty, 'name' | 'purpose' | 'reporter' | 'src'> {
  readonly variable: string;
  readonly format?: Omit<Format, 'pattern'> & {readonly pattern: string};
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
  const {name, purpose, reporter, variable, format, query, origins = [], attribute} = entry;
  const pattern = new RegExp(format?.pattern ?? '');
  const value = readOptional(env, variable, format && {...format, pattern});
  if (value === undefined) return undefined;
  const src = readOptional(env, entry.script, ADDRESS) ?? entry.src;
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
  const text = readOptional(env, variable) ?? '{}';
  const isAttribute = ([name, value]: [string, unknown]) =>
    attributeRegex.test(name) && typeof value === 'string';
  try {
    const value: unknown = JSON.parse(text);
    if (Object.entries(value as object).every(isAttribute)) return value as Record<string, string>;
  } catch {
    // Said below.
  }
  throw new EnvironmentError(
    variable,
    text,
    'must be a JSON object of strings, named id or data-…',
    `'{"data-id":"1"}'`,
  );
}

function custom(env: Environment): ThirdParty | undefined {
  const src = readOptional(env, 'CUSTOM_SCRIPT_URL', ADDRESS);
  if (src === undefined) return undefined;
  const purpose = readOptional(env, 'CUSTOM_SCRIPT_PURPOSE', {
    pattern: /^(?:analytics|tag|search-insights)$/,
    problem: 'must be analytics, tag or search-insights',
    example: 'analytics',
  });
  return tracker({
    name: readOptional(env, 'CUSTOM_SCRIPT_NAME') ?? new URL(src).host,
    purpose: (purpose ?? 'analytics') as ConsentPurpose,
    reporter: 'message',
    src,
    origins: originsOf(src, ...moreOrigins(env, 'CUSTOM_SCRIPT_ORIGINS')),
    attributes: attributesFrom(env),
    integrity: readOptional(env, 'CUSTOM_SCRIPT_INTEGRITY', INTEGRITY),
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
  const given = readOptional(env, 'SEARCH_INSIGHTS_SCRIPT_URL', ADDRESS);
  const src = given ?? INSIGHTS_SCRIPT;
  const host = readOptional(env, 'SEARCH_INSIGHTS_HOST', ADDRESS) ?? 'https://insights.algolia.io';
  const needed = (variable: string, example: string) =>
    readPartner(env, 'SEARCH_INSIGHTS=on', variable, word(example));
  return tracker({
    name: 'Search insights',
    purpose: 'search-insights',
    reporter: 'insights',
    src,
    origins: originsOf(src, host),
    attributes: {
      'data-app-id': needed('ALGOLIA_APP_ID', 'YOUR_APP_ID'),
      'data-search-key': needed('ALGOLIA_SEARCH_KEY', 'YOUR_API_KEY'),
      'data-host': host,
    },
    integrity:
      readOptional(env, 'SEARCH_INSIGHTS_INTEGRITY', INTEGRITY) ??
      (given === undefined ? INSIGHTS_INTEGRITY : undefined),
  });
}

function feedback(env: Environment): ThirdParty | undefined {
  const pair = readPair(
    env,
    ['FEEDBACK_URL', {...ADDRESS, example: 'https://feedback.example.org/api'}],
    ['FEEDBACK_PROJECT', word('YOUR_PROJECT_ID')],
  );
  if (pair === undefined) return undefined;
  const [endpoint, project] = pair;
  return {
    kind: 'feedback',
    name: 'Feedback',
    purpose: 'feedback',
    trigger: 'click',
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
  if (twice !== undefined)
    throw new EnvironmentError('CUSTOM_SCRIPT_NAME', twice, 'is taken', '"Our statistics"');
  const off = readOptional(env, 'THIRD_PARTIES_OFF')?.split(',') ?? [];
  const isOff = (name: string) => off.some((entry) => [name, 'all'].includes(entry.trim()));
  const unknown = off.find((entry) => !['', 'all', ...names].includes(entry.trim()));
  if (unknown !== undefined)
    throw new EnvironmentError(
      'THIRD_PARTIES_OFF',
      unknown,
      'names no third party that is configured',
      names[0] ?? 'all',
    );
  return configured.filter(({name}) => !isOff(name));
}

export const thirdParties: readonly ThirdParty[] = resolveThirdParties(environment);
