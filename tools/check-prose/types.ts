/** What the rules for pages speak of. */
import type {ProsePage} from '../lib/pages';

export type {ProsePage};

/** Something to mend. */
export interface Finding {
  readonly file: string;
  readonly line: number;
  /** What is wrong. */
  readonly problem: string;
  /** What would be right. */
  readonly mend: string;
}

/** A rule looks at all pages at once, so that it can compare them. */
export interface Rule {
  readonly name: string;
  check(pages: readonly ProsePage[]): Finding[];
}

/** A rule that looks at one page at a time. */
export const pageRule = (name: string, check: (page: ProsePage) => Finding[]): Rule => ({
  name,
  check: (pages) => pages.flatMap(check),
});

/** The line of a node; front matter and unplaced nodes are on line 1. */
export const lineOf = (node: {position?: {start: {line: number}}}): number =>
  node.position?.start.line ?? 1;
