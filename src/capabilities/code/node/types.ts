/** The stages of a fence on its way into the page. */

/** What stands after the language: `title="a.ts" {1,3-5} showLineNumbers file=examples/a.ts#setup`. */
export interface FenceMeta {
  readonly title?: string;
  /** Lines to highlight, from 1. */
  readonly lines: ReadonlySet<number>;
  /** Number of the first line, where lines have numbers. */
  readonly numbered?: number;
  readonly file?: {readonly path: string; readonly region?: string};
  /** Words that mean nothing here: other tools' features, or a writer's mistake. */
  readonly ignored: readonly string[];
}

/** Marks that a line can carry. Diff lines keep their sign in the text; added and removed ones get it by CSS. */
export type LineMark = 'highlight' | 'focus' | 'add' | 'remove' | 'error' | 'inserted' | 'deleted';

/** Code after its magic comments were read and taken out. */
export interface MarkedCode {
  readonly code: string;
  /** By line number, from 1. */
  readonly marks: ReadonlyMap<number, LineMark>;
}

/** A piece of one line with one colour; `role` is empty for plain text. */
export interface Piece {
  readonly role: string;
  readonly text: string;
}
