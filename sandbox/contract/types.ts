/** One difference between what the sandbox did and what the specification says. */
export interface Mismatch {
  /** `POST /api/v1/data/read`. */
  readonly operation: string;
  readonly status: number;
  readonly problems: readonly string[];
}
