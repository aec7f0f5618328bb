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
  type Environment,
} from './env';
import {
  checkThirdParties,
  consentPurposes,
  ThirdPartyError,
  type ChatParty,
  type ConsentPurpose,
  type FeedbackParty,
  type ThirdParty,
  type TrackerParty,
} from './thirdPartyRules';
import {searchInsights} from './searchInsights';

/** The script's origin, and those that a list adds for its requests. */
const originsOf = (variable: string, src: string, more: string | undefined): string[] => [
  ...new Set([originOf(variable, src), ...(more?.split(',').map((origin) => origin.trim()) ?? [])]),
];

function chatBot(env: Environment): ChatParty | undefined {
  const src = readOptional(env, 'CHATBOT_SCRIPT_URL');
  if (src === undefined) {
    if (readOptional(env, 'CHATBOT_KEY') !== undefined) {
      readPartner(env, 'CHATBOT_KEY', 'CHATBOT_SCRIPT_URL', 'https://cdn.example.org/chat.js');
    }
    return undefined;
  }
  return {
    kind: 'chat',
    name: readOptional(env, 'CHATBOT_NAME') ?? 'Documentation assistant',
    purpose: 'chat',
    trigger: 'click',
    src,
    origins: originsOf('CHATBOT_SCRIPT_URL', src, readOptional(env, 'CHATBOT_ORIGINS')),
    attributes: {
      'data-public-key': readPartner(env, 'CHATBOT_SCRIPT_URL', 'CHATBOT_KEY', 'YOUR_PUBLIC_KEY'),
    },
    integrity: readOptional(env, 'CHATBOT_INTEGRITY'),
  };
}

function googleTag(env: Environment): TrackerParty | undefined {
  const id = readOptional(env, 'GOOGLE_TAG_ID');
  if (id === undefined) return undefined;
  if (!/^(?:G|GT|AW|DC)-[A-Z0-9]+$/.test(id))
    throw new EnvironmentError('GOOGLE_TAG_ID', id, 'must be a tag id', 'G-XXXXXXXXXX');
  const host =
    readOptional(env, 'GOOGLE_TAG_SCRIPT_URL') ?? 'https://www.googletagmanager.com/gtag/js';
  return {
    kind: 'tracker',
    name: 'Google tag',
    purpose: 'tag',
    trigger: 'consent',
    reporter: 'gtag',
    src: `${host}?id=${id}`,
    origins: [
      ...new Set([originOf('GOOGLE_TAG_SCRIPT_URL', host), 'https://www.google-analytics.com']),
    ],
    attributes: {'data-tag-id': id},
  };
}

function plausible(env: Environment): TrackerParty | undefined {
  const domain = readOptional(env, 'PLAUSIBLE_DOMAIN');
  if (domain === undefined) return undefined;
  // The manual flavour of the script: page views are reported by the site, once per page.
  const src =
    readOptional(env, 'PLAUSIBLE_SCRIPT_URL') ?? 'https://plausible.io/js/script.manual.js';
  const origins = originsOf('PLAUSIBLE_SCRIPT_URL', src, undefined);
  return {
    kind: 'tracker',
    name: 'Plausible',
    purpose: 'analytics',
    trigger: 'consent',
    reporter: 'plausible',
    src,
    origins,
    attributes: {'data-domain': domain},
  };
}

function umami(env: Environment): TrackerParty | undefined {
  const id = readOptional(env, 'UMAMI_WEBSITE_ID');
  if (id === undefined) return undefined;
  const src = readOptional(env, 'UMAMI_SCRIPT_URL') ?? 'https://cloud.umami.is/script.js';
  return {
    kind: 'tracker',
    name: 'Umami',
    purpose: 'analytics',
    trigger: 'consent',
    reporter: 'umami',
    src,
    origins: originsOf('UMAMI_SCRIPT_URL', src, undefined),
    attributes: {'data-website-id': id, 'data-auto-track': 'false'},
  };
}

function attributesFrom(env: Environment): Record<string, string> {
  const text = readOptional(env, 'CUSTOM_SCRIPT_ATTRIBUTES') ?? '{}';
  const wrong = () =>
    new EnvironmentError(
      'CUSTOM_SCRIPT_ATTRIBUTES',
      text,
      'must be a JSON object of strings',
      `'{"data-id":"1"}'`,
    );
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong();
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]: [string, unknown]): [string, string] => {
      if (typeof entry !== 'string') throw wrong();
      return [name, entry];
    }),
  );
}

const isConsentPurpose = (value: string): value is ConsentPurpose =>
  (consentPurposes as readonly string[]).includes(value);

function custom(env: Environment): TrackerParty | undefined {
  const src = readOptional(env, 'CUSTOM_SCRIPT_URL');
  if (src === undefined) return undefined;
  const name =
    readOptional(env, 'CUSTOM_SCRIPT_NAME') ?? new URL(originOf('CUSTOM_SCRIPT_URL', src)).host;
  const purpose = readOptional(env, 'CUSTOM_SCRIPT_PURPOSE') ?? 'analytics';
  if (!isConsentPurpose(purpose)) {
    throw new ThirdPartyError(
      name,
      `purpose ${JSON.stringify(purpose)} is unknown`,
      `Write CUSTOM_SCRIPT_PURPOSE=${consentPurposes.join(' or ')}.`,
    );
  }
  return {
    kind: 'tracker',
    name,
    purpose,
    trigger: 'consent',
    reporter: 'message',
    src,
    origins: originsOf('CUSTOM_SCRIPT_URL', src, readOptional(env, 'CUSTOM_SCRIPT_ORIGINS')),
    attributes: attributesFrom(env),
    integrity: readOptional(env, 'CUSTOM_SCRIPT_INTEGRITY'),
  };
}

function feedback(env: Environment): FeedbackParty | undefined {
  const endpoint = readOptional(env, 'FEEDBACK_URL');
  if (endpoint === undefined) {
    if (readOptional(env, 'FEEDBACK_PROJECT') !== undefined)
      readPartner(env, 'FEEDBACK_PROJECT', 'FEEDBACK_URL', 'https://feedback.example.org/api');
    return undefined;
  }
  return {
    kind: 'feedback',
    name: 'Feedback',
    purpose: 'feedback',
    trigger: 'click',
    endpoint,
    origins: [originOf('FEEDBACK_URL', endpoint)],
    project: readPartner(env, 'FEEDBACK_URL', 'FEEDBACK_PROJECT', 'YOUR_PROJECT_ID'),
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
  const off =
    readOptional(env, 'THIRD_PARTIES_OFF')
      ?.split(',')
      .map((name) => name.trim()) ?? [];
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
