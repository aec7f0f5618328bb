/** Problems of pages, which all checks of this folder create, and their form in the lists that authors see. */

export interface Problem {
  /** Path relative to the site's folder. */
  readonly file: string;
  /** Begins with 1. Undefined if only the file is known. */
  readonly line?: number;
  /** Begins with 1. */
  readonly column?: number;
  /** Says what is wrong, what was found, and what would be right. */
  readonly message: string;
}

/** Returns the place of a problem: `docs/network.mdx:12:5`. */
export const placeOf = ({file, line, column}: Problem): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

/**
 * Returns a problem as one line, for example `docs/network.mdx:12:5: …`. The checks that stop at their first problem
 * call it (hooks.ts, recordSyntaxErrors.ts); the others pass their problems to `listProblems`.
 */
export function formatProblem(problem: Problem): string {
  return `${placeOf(problem)}: ${problem.message}`;
}

const byPlace = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file) ||
  (a.line ?? 0) - (b.line ?? 0) ||
  (a.column ?? 0) - (b.column ?? 0);

/**
 * Returns one problem for all problems with the same message: the first one, with the number of places.
 * `bundlerPlugin.ts` uses it for warnings that many pages may have.
 */
export function mergeEqual(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of [...problems].sort(byPlace))
    groups.set(problem.message, [...(groups.get(problem.message) ?? []), problem]);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const count = others.length + 1;
    const places = count === 1 ? '' : ` Found in ${count} places, of which this is the first.`;
    return [{...first, message: first.message + places}];
  });
}

/** Returns problems sorted by place, each once. A text that many pages render has the same problem on each of them. */
export function distinct(problems: readonly Problem[]): Problem[] {
  const byLine = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  return [...byLine.values()].sort(byPlace);
}

/**
 * Returns problems as lines, sorted by place, each once. index.ts, frontMatter.ts, and linkVisitor.ts throw or log the lines;
 * bundlerPlugin.ts gives them to the bundler.
 */
export function listProblems(problems: readonly Problem[]): string[] {
  return distinct(problems).map(formatProblem);
}

/** An error that Docusaurus prints without a stack trace: the place in the page matters, not the place in this code. */
export class PageError extends Error {
  constructor(lines: readonly string[], options?: ErrorOptions) {
    super(lines.join('\n'), options);
    this.stack = `${lines.join('\n')}\n`;
  }
}
