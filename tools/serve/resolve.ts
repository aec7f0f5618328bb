/** Clean URLs: finds the file of a build for a path. It doesn't read the disk, so tests can pass a list of files. */

/** A file relative to the build folder, or the address to redirect to. Undefined if there is no such page. */
type Resolution = {readonly file: string} | {readonly redirect: string} | undefined;

/** Returns whether the build contains a file; its path is relative. */
type FileExists = (file: string) => boolean;

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/**
 * Returns the address of a page without `.html`, `/index.html`, or a trailing slash. Undefined if there is no such
 * page.
 */
function cleanPage(path: string, exists: FileExists): string | undefined {
  const page = path
    .replace(/(?:^|\/)index(?:\.html)?$/, '')
    .replace(/\.html$/, '')
    // Slashes were made single before.
    .replace(/\/$/, '');
  if (page === '') return exists('index.html') ? '' : undefined;
  if (exists(`${page}.html`)) return page;
  // The index page of a folder, such as the home page of a locale, /fr/.
  return exists(`${page}/index.html`) ? `${page}/` : undefined;
}

/**
 * Finds the file or the redirect for the path of a request. Returns undefined if there is neither, also for a path that
 * is malformed, leaves the folder, or is not below the base path.
 *
 * @param pathname  the percent-encoded path, without the query
 * @param baseUrl  base path of the site, with a slash at both ends
 */
export function resolvePath(pathname: string, baseUrl: string, exists: FileExists): Resolution {
  const decoded = decode(pathname);
  // Paths of the site contain no `\` and no NUL, and `..` would leave the folder.
  if (decoded === undefined || /[\\\0]|(?:^|\/)\.\.(?:\/|$)/.test(decoded)) return undefined;
  if (decoded !== baseUrl && (decoded === '/' || `${decoded}/` === baseUrl))
    return {redirect: baseUrl};
  if (!decoded.startsWith(baseUrl)) return undefined;
  const path = decoded.slice(baseUrl.length);
  // '//api///overview' is the path 'api/overview'.
  const withSingleSlashes = path.replace(/\/{2,}/g, '/').replace(/^\//, '');
  const page = cleanPage(withSingleSlashes, exists);
  if (page === undefined) {
    if (withSingleSlashes === '' || !exists(withSingleSlashes)) return undefined;
    if (withSingleSlashes !== path) return {redirect: encodeURI(baseUrl + withSingleSlashes)};
    return {file: path};
  }
  // The router of the site doesn't know `/api%2Foverview`.
  if (page !== path || /%2f/i.test(pathname)) return {redirect: encodeURI(baseUrl + page)};
  return {file: page === '' || page.endsWith('/') ? `${page}index.html` : `${page}.html`};
}
