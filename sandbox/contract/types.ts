/** A request body as the two specifications write it: always with its content. */
export interface RequestBodyObject {
  readonly content: Readonly<Record<string, {readonly schema?: unknown}>>;
}

/** One difference between what the sandbox did and what the specification says. */
export interface Mismatch {
  /** `POST /api/v1/data/read`. */
  readonly operation: string;
  readonly status: number;
  readonly problems: readonly string[];
}
