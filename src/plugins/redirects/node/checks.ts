/** Checks redirects, and compares a build with the published URLs. The messages contain the lines to write. */
import {nearestName} from '../../../lib/nearestName';
import type {SiteUrls} from './publishedUrls';

/** New URLs by old ones, below the base path: `/old` to `/new`, or `/page#old` to `/page#new`. */
export type Redirects = Readonly<Record<string, string>>;

/** Reports all problems of the redirects at once. */
class RedirectError extends Error {
  override readonly name = 'RedirectError';

  constructor(problems: readonly string[]) {
    super(['src/config/redirects.ts:', ...problems].join('\n'));
  }
}

/** Matches `/`, `/guides/start` and `/guides/start#run`, without characters that are special in host config files. */
const urlRegex = /^\/(?:[\w.~-]+(?:\/[\w.~-]+)*)?(?:#[^\s#"'<>]+)?$/;

/** Returns a redirect as a line of src/config/redirects.ts, without its indentation. */
const formatRedirect = (from: string, to: string) => `'${from}': '${to}',`;

/** Returns the indented line of a redirect. */
const formatLine = (from: string, to: string) => `  ${formatRedirect(from, to)}`;

/**
 * Splits a URL at `#`. The anchor is undefined if there is no `#`. The plugin also uses it to select the redirects of
 * anchors.
 */
export function splitUrl(url: string): {page: string; anchor: string | undefined} {
  const [page = '', anchor] = url.split('#');
  return {page, anchor};
}

/**
 * Checks what can be checked before a build: the form of the URLs, chains, and loops. The plugin calls it when it is created.
 *
 * @throws RedirectError with each wrong line, and what would be right
 */
export function checkRedirects(redirects: Redirects): void {
  const problems = Object.entries(redirects).flatMap(
    ([from, to]) => findProblem(from, to, redirects) ?? [],
  );
  if (problems.length > 0) throw new RedirectError(problems);
}

function findProblem(from: string, to: string, redirects: Redirects): string | undefined {
  const line = formatLine(from, to);
  const invalid = [from, to].find((url) => !urlRegex.test(url));
  if (invalid !== undefined) {
    return `${line} "${invalid}" is not a path of the site. Write /page or /page#anchor, without the base path, and without a slash or .html at the end.`;
  }
  const {page} = splitUrl(to);
  const next = [to, page].find((url) => redirects[url] !== undefined);
  if (next === undefined) return undefined;
  const end = followRedirects(redirects, from);
  if (end === undefined) return `${line} is part of a loop. Remove one of its lines.`;
  const target = next === to ? end : (redirects[page] ?? end);
  return `${line} points to ${next}, which is redirected again. Write ${formatRedirect(from, target)}`;
}

/** Returns the URL at the end of a chain of redirects; undefined when they form a loop. */
function followRedirects(redirects: Redirects, from: string): string | undefined {
  const seen = new Set<string>();
  let url = from;
  let next = redirects[url];
  while (next !== undefined) {
    if (seen.has(url)) return undefined;
    seen.add(url);
    url = next;
    next = redirects[url];
  }
  return url;
}

/**
 * The visitor (../index.ts) calls this after the last page. Checks that each published path and anchor is in the build
 * or redirected, and that each redirect fits the build: it begins at a URL that is gone, and points to one that exists.
 * For a moved page, redirects of its old anchors begin at the new path: `/old` to `/new` and `/new#old` to `/new#new`.
 * If a page is redirected to an anchor, its old anchors are not checked.
 *
 * @throws RedirectError with the lines to add, and those to correct
 */
export function checkBuild(published: SiteUrls, built: SiteUrls, redirects: Redirects): void {
  const missing = findMissingLines(published, built, redirects);
  const problems = findDeadRedirects(built, redirects);
  if (missing.length > 0) {
    problems.push(
      `${missing.length} published URL(s) are not in the build. Restore them, or add these lines (the targets are guesses):`,
      ...missing,
    );
  }
  if (problems.length > 0) throw new RedirectError(problems);
}

/** Returns a line for each published URL that is neither in the build nor redirected. */
function findMissingLines(published: SiteUrls, built: SiteUrls, redirects: Redirects): string[] {
  return [...published].flatMap(([page, anchors]) => {
    // The path where the page is now.
    const target = redirects[page] ?? page;
    const builtAnchors = built.get(target);
    if (builtAnchors !== undefined) {
      const publishedAnchors = published.get(target) ?? new Set();
      const newAnchors = [...builtAnchors].filter((id) => !publishedAnchors.has(id));
      return [...anchors]
        .filter((anchor) => !builtAnchors.has(anchor))
        .filter((anchor) => redirects[`${target}#${anchor}`] === undefined)
        .map((anchor) => {
          const nearest = nearestName(anchor, newAnchors);
          const guess = nearest === undefined ? target : `${target}#${nearest}`;
          return formatLine(`${target}#${anchor}`, guess);
        });
    }
    // `findDeadRedirects` reports redirects to a page that does not exist.
    if (redirects[page] !== undefined) return [];
    return [formatLine(page, guessPage(page, published, built))];
  });
}

/** Guesses the new path of a page: the new page with the most similar path, or else the overview of its folder. */
function guessPage(page: string, published: SiteUrls, built: SiteUrls): string {
  const newPages = [...built.keys()].filter((path) => !published.has(path));
  const folder = page.slice(0, page.lastIndexOf('/'));
  const overview = [`${folder}/overview`, folder].find((path) => built.has(path));
  return nearestName(page, newPages) ?? overview ?? '/';
}

/** Returns a message for each redirect that does not fit the build. */
function findDeadRedirects(built: SiteUrls, redirects: Redirects): string[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    const line = formatLine(from, to);
    const {page, anchor} = splitUrl(from);
    if (exists(built, from)) {
      return [`${line} leads away from a URL that exists. Remove the line.`];
    }
    if (anchor !== undefined && !built.has(page)) {
      return [`${line} ${page} is not a page, so nobody arrives at its anchor. Redirect the page.`];
    }
    return exists(built, to) ? [] : [`${line} ${to} is not in the build.`];
  });
}

function exists(urls: SiteUrls, url: string): boolean {
  const {page, anchor} = splitUrl(url);
  const anchors = urls.get(page);
  return anchors !== undefined && (anchor === undefined || anchors.has(anchor));
}
