/** What the rules for pages speak of. */
import type {Root} from 'mdast';

/** A page under docs/, variables substituted; lines are those of the file. */
export interface ProsePage {
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

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
