/** The shape of the requests that samples must send. */
/** What a sample must send. */
export interface Expected {
  readonly method?: string;
  readonly url?: string;
  /** By name in lower case; null if it must not be sent. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** JSON, text, the pairs of a form, or parts. */
  readonly json?: unknown;
  readonly text?: string;
  readonly form?: readonly (readonly [string, string])[];
  readonly parts?: readonly (readonly [name: string, value: string, type?: string])[];
  readonly file?: true;
}

export interface Case extends Expected {
  readonly name: string;
  /** An operation, or the content of its body. */
  readonly operation: object;
  readonly path?: string;
}
