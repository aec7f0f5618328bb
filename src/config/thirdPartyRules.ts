/** What a third party is, and the rules an entry of the manifest must keep. */

/** Purposes that wait for the reader's agreement. Chat waits for a click, feedback for a send: both are asked for. */
export const consentPurposes = ['analytics', 'tag', 'search-insights'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Why a third party is loaded. The words readers see stand in the consent bar. */
export type Purpose = ConsentPurpose | 'chat' | 'feedback';

interface PartyBase {
  /** Unique, shown to readers. */
  readonly name: string;
  /** Origins it may talk to, `https://host`; the content policy is made from them. */
  readonly origins: readonly string[];
}

interface ScriptBase extends PartyBase {
  readonly src: string;
  /** Attributes of the script element, data-attributes among them; public keys and ids belong here. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Subresource integrity, where the script is pinned. */
  readonly integrity?: string;
}

/** A script that waits for consent, then loads when the page is idle, in a frame of its own. */
export interface TrackerParty extends ScriptBase {
  readonly kind: 'tracker';
  readonly purpose: ConsentPurpose;
  readonly trigger: 'consent';
  /** How page views are told to it; `insights` is told of searches instead, `none` nothing. */
  readonly reporter: 'gtag' | 'plausible' | 'umami' | 'message' | 'insights' | 'none';
}

/** A chat-bot: our button at the corner, its script in a frame after the first click. */
export interface ChatParty extends ScriptBase {
  readonly kind: 'chat';
  readonly purpose: 'chat';
  readonly trigger: 'click';
}

/** A service that takes what a reader sends, with no script of its own. */
export interface FeedbackParty extends PartyBase {
  readonly kind: 'feedback';
  readonly purpose: 'feedback';
  readonly trigger: 'click';
  readonly endpoint: string;
  readonly project: string;
}

export type ThirdParty = TrackerParty | ChatParty | FeedbackParty;

/** A wrong entry: says which, what was found, and what to write. */
export class ThirdPartyError extends Error {
  override readonly name = 'ThirdPartyError';

  constructor(party: string, problem: string, remedy: string) {
    super(`Third party "${party}": ${problem}. ${remedy}`);
  }
}

/** `sha256-…`, `sha384-…` or `sha512-…` with the base64 length that the hash has. */
const integrityRegex =
  /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/;
const attributeRegex = /^[a-z][a-z0-9-]*$/;
/** Attributes that the loader sets itself, or that would run code. */
const reservedAttributeRegex = /^(?:src|integrity|crossorigin|async|defer|type|on.*)$/;
const loopbackRegex = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

function checkOrigin(party: string, origin: string): void {
  const right = URL.canParse(origin) && new URL(origin).origin === origin;
  if (!right) {
    throw new ThirdPartyError(
      party,
      `origin ${JSON.stringify(origin)} is not an origin`,
      'Write https://host, without a path.',
    );
  }
  if (!origin.startsWith('https://') && !loopbackRegex.test(origin)) {
    throw new ThirdPartyError(
      party,
      `origin ${origin} is not encrypted`,
      `Write https://${new URL(origin).host}.`,
    );
  }
}

function checkScript(party: TrackerParty | ChatParty): void {
  const {origin} = new URL(party.src);
  if (!party.origins.includes(origin)) {
    throw new ThirdPartyError(
      party.name,
      `its script comes from ${origin}, which is not among its origins`,
      `Add ${origin} to origins.`,
    );
  }
  if (party.integrity !== undefined && !integrityRegex.test(party.integrity)) {
    throw new ThirdPartyError(
      party.name,
      `integrity ${JSON.stringify(party.integrity)} is malformed`,
      'Write sha384- and 64 base64 characters (openssl dgst -sha384 -binary script.js | openssl base64 -A).',
    );
  }
  for (const name of Object.keys(party.attributes)) {
    if (!attributeRegex.test(name) || reservedAttributeRegex.test(name)) {
      throw new ThirdPartyError(
        party.name,
        `attribute ${JSON.stringify(name)} may not be set`,
        'Use data-… attributes or id.',
      );
    }
  }
}

/**
 * Checks a manifest and gives it back.
 *
 * @throws ThirdPartyError naming the entry, what is wrong and what to write
 */
export function checkThirdParties(parties: readonly ThirdParty[]): readonly ThirdParty[] {
  const names = new Set<string>();
  for (const party of parties) {
    if (names.has(party.name))
      throw new ThirdPartyError(party.name, 'stands twice', 'Give each entry a name of its own.');
    names.add(party.name);
    party.origins.forEach((origin) => checkOrigin(party.name, origin));
    if (party.kind !== 'feedback') checkScript(party);
  }
  return parties;
}
