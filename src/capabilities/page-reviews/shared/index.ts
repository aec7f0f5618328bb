/** When a page was last reviewed, and against which release. The page has it as `review` in its front matter. */
export interface PageReview {
  readonly release: string;
  /** `2026-11-22` */
  readonly date: string;
}
