/** What a third party is. */

/** Purposes that wait for the reader's agreement. Chat waits for a click, feedback for a send: both are asked for. */
export type ConsentPurpose = 'analytics' | 'tag' | 'search-insights';

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
  /** How page views are told to it; `insights` is told of searches instead. */
  readonly reporter: 'gtag' | 'plausible' | 'umami' | 'message' | 'insights';
}

/** A chat-bot: our button at the corner, its script in a frame after the first click. */
export interface ChatParty extends ScriptBase {
  readonly kind: 'chat';
  readonly purpose: 'chat';
}

/** A service that takes what a reader sends, with no script of its own. */
export interface FeedbackParty extends PartyBase {
  readonly kind: 'feedback';
  readonly purpose: 'feedback';
  readonly endpoint: string;
  readonly project: string;
}

export type ThirdParty = TrackerParty | ChatParty | FeedbackParty;
