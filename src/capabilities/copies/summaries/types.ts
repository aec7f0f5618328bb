/** The stages of a page on its way into a summary. */
import type {SourcePage} from '../pages/types';

/** What a summary takes or leaves as a whole: an introduction or a second-level section. */
export interface Section {
  readonly page: SourcePage;
  /** Its place on the page. */
  readonly index: number;
  /** Undefined for the introduction. */
  readonly heading?: string;
  readonly text: string;
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
