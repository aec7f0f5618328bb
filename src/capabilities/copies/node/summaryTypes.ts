/** The stages of a page on its way into a summary. */

/** What a summary takes or leaves as a whole: an introduction or a second-level section. */
export interface Section {
  /** Undefined for the introduction. */
  readonly heading?: string;
  readonly text: string;
}

/** A page of which a summary may take sections. */
export interface SummaryPage {
  readonly id: string;
  /** Named in errors, `docs/network.mdx`. */
  readonly file: string;
  /** Its address. */
  readonly url: string;
  readonly title: string;
  readonly weight: number;
  readonly sections: readonly Section[];
}

export interface Summary {
  readonly budget: number;
  readonly tokens: number;
  readonly text: string;
}

/** A part that every summary must hold; without headings, the whole page. The heading '' is the introduction. */
export interface RequiredPart {
  readonly doc: string;
  readonly headings?: readonly string[];
}

/** A summary cannot be made as it must be. */
export class SummaryError extends Error {
  override readonly name = 'SummaryError';
}
