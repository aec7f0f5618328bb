/** Checks the redirects of `src/config/redirects.ts` against the pages of a build. */

/** New paths by old ones, below the base path: `/old` to `/new` or `/new#part`. */
export type Redirects = Readonly<Record<string, string>>;

/** Matches `/`, `/guides/start`, and `/guides/start#run`, without characters that are special in host config files. */
const pathRegex = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:#[^\s#"'<>]+)?$/;

/**
 * Checks that each redirect begins at a path without a page, and leads to a page.
 *
 * @param pages paths of all pages, `/api/overview`
 * @throws Error with each wrong line, and what would be right
 */
export function checkRedirects(redirects: Redirects, pages: ReadonlySet<string>): void {
  const problems = Object.entries(redirects).flatMap(([from, to]) => {
    const problem = findProblem(from, to, redirects, pages);
    return problem === undefined ? [] : `  '${from}': '${to}', ${problem}`;
  });
  if (problems.length > 0) throw new Error(['src/config/redirects.ts:', ...problems].join('\n'));
}

function findProblem(
  from: string,
  to: string,
  redirects: Redirects,
  pages: ReadonlySet<string>,
): string | undefined {
  const invalid = [from, to].find((value) => !pathRegex.test(value));
  if (invalid !== undefined) {
    return `"${invalid}" is not a path of the site. Write /page, without the base path, and without a slash or .html at the end.`;
  }
  if (from.includes('#'))
    return 'A server does not see what follows "#". Redirect the page, or keep the id of the heading: ## Heading {/* #old-id */}';
  if (pages.has(from)) return `${from} is a page. Remove the line, or the page.`;
  const [target = ''] = to.split('#');
  const next = redirects[target];
  if (next !== undefined) return `${target} is redirected again. Write '${from}': '${next}',`;
  return pages.has(target) ? undefined : `${target} is not a page.`;
}
