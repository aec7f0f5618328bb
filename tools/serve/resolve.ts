/** Clean URLs: which file of a build answers a path, decided without touching the disk (so it can be tested as a table). */

/** What a request for a path gets. `file` is relative to the build folder. */
export type Resolution =
  | {readonly kind: 'file'; readonly file: string}
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'notFound'}
  | {readonly kind: 'badRequest'; readonly reason: string};

/** Says whether the build has a file at a relative path. */
export type FileExists = (file: string) => boolean;

const notFound: Resolution = {kind: 'notFound'};

/** `\` and NUL have no place in a path of the site, and `..` would leave the folder. */
function isUnsafe(decoded: string): boolean {
  return /[\\\0]/.test(decoded) || decoded.split('/').includes('..');
}

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
  if (decoded === undefined)
    return {kind: 'badRequest', reason: `The path ${pathname} is not valid percent-encoding.`};
  if (isUnsafe(decoded))
    return {kind: 'badRequest', reason: `The path ${pathname} leaves the site.`};
  if (decoded === '/' || `${decoded}/` === baseUrl) {
    if (decoded !== baseUrl) return {kind: 'redirect', to: baseUrl};
  }
  if (!decoded.startsWith(baseUrl)) return notFound;
  const path = decoded.slice(baseUrl.length);
  const single = path.replace(/\/{2,}/g, '/').replace(/^\//, '');
  const page = cleanPage(single, exists);
  if (page !== undefined) {
    if (page !== path) return {kind: 'redirect', to: encodeURI(baseUrl + page)};
    const file = page === '' || page.endsWith('/') ? `${page}index.html` : `${page}.html`;
    return {kind: 'file', file};
  }
  if (single === '' || !exists(single)) return notFound;
  return single === path
    ? {kind: 'file', file: path}
    : {kind: 'redirect', to: encodeURI(baseUrl + single)};
}
