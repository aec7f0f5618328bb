/** Something to correct. */
export interface Finding {
  /** `docs/network.mdx:12`, or `docs/network.mdx:12:5` with the column. */
  readonly place: string;
  /** What is wrong, and what would be right. */
  readonly message: string;
  /** Whether a reader would meet it as a fault. Other findings are warnings. */
  readonly isError: boolean;
}
