/** Clean URLs: which file of a build answers a path, decided without touching the disk (so it can be tested as a table). */

/** A file, relative to the build folder, or the one address of the page; undefined when there is no such page. */
type Resolution = {readonly file: string} | {readonly redirect: string} | undefined;

/** Says whether the build has a file at a relative path. */
type FileExists = (file: string) => boolean;

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The one address of a page, without `.html`, `/index.html` or a slash at the end; undefined when there is no such page. */
function cleanPage(path: string, exists: FileExists): string | undefined {
  const page = path
    .replace(/(?:^|\/)index(?:\.html)?$/, '')
    .replace(/\.html$/, '')
    .replace(/\/+$/, '');
  if (page === '') return exists('index.html') ? '' : undefined;
  if (exists(`${page}.html`)) return page;
  // A folder's own page: the home of a locale, /fr/.
  return exists(`${page}/index.html`) ? `${page}/` : undefined;
}

/**
 * Resolves the path of a request.
 *
 * @param pathname as it arrived, percent-encoded, without the query
 * @param baseUrl base path of the site, beginning and ending with a slash
 */
export function resolvePath(pathname: string, baseUrl: string, exists: FileExists): Resolution {
  const decoded = decode(pathname);
  // `\` and NUL have no place in a path of the site, and `..` would leave the folder.
  if (decoded === undefined || /[\\\0]|(?:^|\/)\.\.(?:\/|$)/.test(decoded)) return undefined;
  if (decoded !== baseUrl && (decoded === '/' || `${decoded}/` === baseUrl))
    return {redirect: baseUrl};
  if (!decoded.startsWith(baseUrl)) return undefined;
  const path = decoded.slice(baseUrl.length);
  const single = path.replace(/\/{2,}/g, '/').replace(/^\//, '');
  const page = cleanPage(single, exists);
  if (page === undefined && (single === '' || !exists(single))) return undefined;
  const address = page ?? single;
  if (address !== path) return {redirect: encodeURI(baseUrl + address)};
  if (page === undefined) return {file: path};
  return {file: page === '' || page.endsWith('/') ? `${page}index.html` : `${page}.html`};
}
