/** The entry of the code plugin for the build and the browser. */

/** The properties of the `Code` component. The build step writes them into the page. */
export interface CodeProps {
  /** Trusted HTML, whose text is the code. */
  readonly html: string;
  readonly language?: string;
  readonly title?: string;
  /** The address of the whole sample file as text, below the base path. */
  readonly source?: string;
  /** The number of the first line, if lines are numbered. It is a string in a page. */
  readonly numbered?: number | string;
  /** Whether an earlier block on the page shows the beginning of the same file. */
  readonly continued?: boolean;
}
