/** What the check finds in pages and samples, before it is compared with the specifications. */

/** A piece of source text and where it stands in its file. */
export interface Source {
  readonly text: string;
  /** Line of the file on which `text` begins, from 1. */
  readonly line: number;
}

/** What is known of a call's body. Values may hold holes (holes.ts). */
export type Body =
  | {readonly state: 'unknown'}
  | {readonly state: 'none'}
  | {readonly state: 'json'; readonly value: unknown}
  | {readonly state: 'text'; readonly text: string};

/** An HTTP call, made by a sample or mentioned in a page. */
export interface Call {
  readonly kind: 'call';
  readonly line: number;
  /** Undefined when the source does not say. */
  readonly method: string | undefined;
  /** Path without the host, without the query. May hold holes. */
  readonly path: string;
  /** Names of query parameters. */
  readonly query: readonly string[];
  readonly body: Body;
}

/** A way in which prose names an operation: its call, or a link to its reference page. */
export type Mention =
  | {readonly method: string | undefined; readonly path: string}
  | {readonly segment: string; readonly slug: string};

/** A status code that prose names near one or more operations. */
export interface StatusClaim {
  readonly kind: 'status';
  readonly line: number;
  readonly status: number;
  readonly mentions: readonly Mention[];
}

export type Finding = Call | StatusClaim;

/** Reads one language. */
export type Extract = (source: Source) => Finding[];

/** Something wrong, at a place. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export const unknownBody: Body = {state: 'unknown'};
export const noBody: Body = {state: 'none'};
