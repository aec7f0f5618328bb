/** Problems of pages, and their form in lists. */

export interface Problem {
  /** Path relative to the site's folder. */
  readonly file: string;
  /** Begins with 1. Undefined if only the file is known. */
  readonly line?: number;
  /** Begins with 1. */
  readonly column?: number;
  /** What is wrong, what was found, and what would be right. */
  readonly message: string;
}

/** Returns a problem as one line, for example `docs/network.mdx:12:5: …`. */
export function formatProblem({file, line, column, message}: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${message}`;
}

/** Returns problems as lines, sorted by place, each once. */
export function listProblems(problems: readonly Problem[]): string[] {
  const sorted = [...problems].sort(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
  return [...new Set(sorted.map(formatProblem))];
}

/** An error that Docusaurus prints without a stack trace: the place in the page matters, not the place in this code. */
export class PageError extends Error {
  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join('\n'), options);
    this.stack = `${lines.join('\n')}\n`;
  }
}
