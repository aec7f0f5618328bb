/** Third-party types, shared with the browser. */

/** Purposes that need the reader's consent. The chat-bot waits for a click and feedback for a form instead. */
type ConsentPurpose = 'analytics' | 'tag' | 'search-insights';

/** Why a page uses a third party. The consent bar contains the texts that readers see. */
export type Purpose = ConsentPurpose | 'chat' | 'feedback';

/** The origins of pictures, frames, and media that pages may embed, such as `https://img.example.org`. */
export interface EmbeddedOrigins {
  readonly images: readonly string[];
  readonly frames: readonly string[];
  readonly media: readonly string[];
}

interface PartyBase {
  /** Unique. Shown to readers. */
  readonly name: string;
  /**
   * Origins that it may connect to, `https://host`, with that of its script or endpoint. They become part of the
   * Content-Security-Policy.
   */
  readonly origins: readonly string[];
}

interface ScriptBase extends PartyBase {
  /** Address of the script. */
  readonly src: string;
  /** Attributes of the script element, including data attributes. Public keys and ids belong here. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Subresource integrity of a pinned script, `sha384-…`. */
  readonly integrity?: string;
}

/** A script that waits for consent and an idle page, and then runs in its own frame. */
export interface TrackerParty extends ScriptBase {
  readonly kind: 'tracker';
  readonly purpose: ConsentPurpose;
  /** The call that reports page views to the script. `insights` gets searches instead of page views. */
  readonly reporter: 'gtag' | 'plausible' | 'umami' | 'message' | 'insights';
}

/** A chat-bot: a button of this site, and a script that runs in a frame after the first click. */
export interface ChatParty extends ScriptBase {
  readonly kind: 'chat';
  readonly purpose: 'chat';
}

/** A service that receives what a reader sends. It has no script. */
export interface FeedbackParty extends PartyBase {
  readonly kind: 'feedback';
  readonly purpose: 'feedback';
  readonly endpoint: string;
  /** Public id of the project, which each request contains. */
  readonly project: string;
}

export type ThirdParty = TrackerParty | ChatParty | FeedbackParty;
