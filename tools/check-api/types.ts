/** What the check finds in pages, before it is compared with the specifications. */

/** A call that a page names. */
export interface Call {
  readonly kind: 'call';
  readonly line: number;
  /** Undefined when the page does not say. */
  readonly method: string | undefined;
  /** Path without the host, without the query. */
  readonly path: string;
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

/** Something wrong, at a place. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}
