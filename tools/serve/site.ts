/** The static server, a Hono app: clean URLs, content types, caching, compressed files, 404 page. */
import {existsSync, readFileSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono, type Context, type Env} from 'hono';
import {etag} from 'hono/etag';
import {listen} from '../../src/lib/listen';
import {isProgramFile} from '../../src/plugins/headers/visitor';
import {resolvePath} from './resolve';

/** Whether a path is a file of a folder. Symbolic links count if they stay in the folder. */
function isFileIn(dir: string, file: string): boolean {
  const full = path.join(dir, file);
  // statSync alone would throw if a folder of the path is a file.
  if (!existsSync(full) || !statSync(full).isFile()) return false;
  return realpathSync(full).startsWith(realpathSync(dir) + path.sep);
}

/** One range of bytes: `bytes=0-99`, `bytes=100-`, `bytes=-50`. As the standard allows, others are ignored. */
const rangeRegex = /^bytes=(?:\d+-\d*|-\d+)$/;

/** Returns the encodings of an Accept-Encoding header that the client accepts: those whose weight isn't 0. */
function acceptedEncodings(header: string): string {
  return header
    .split(',')
    .map((encoding) => encoding.split(';').map((part) => part.trim()))
    .filter((parts) => !parts.some((part) => /^q=0(?:\.0*)?$/i.test(part)))
    .map(([name]) => name)
    .join(',');
}

/** Content types that differ from those of the library. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.tgz': 'application/gzip',
};

const CORS = 'Access-Control-Allow-Origin';

/** Matches files whose name contains a hash: assets/js/main.0123abcd.js, assets/fonts/a-0123456789abcdef….woff2. */
const hashedFileRegex = /^assets\/.*[.-][\da-f]{8}(?:[\da-f]{24})?\./;

/** Returns the Cache-Control header: browsers keep hashed files, revalidate other files, and don't keep errors. */
function cacheControl(file: string, status: 200 | 404): string {
  if (status === 404) return 'no-store';
  return hashedFileRegex.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/** Matches files of the build that are not part of the site: host settings such as _headers, and compressed files. */
const privateFileRegex =
  /^(?:_headers|_redirects|headers\.json|nginx-(?:headers|redirects)\.conf|vercel\.json)$|\.(?:br|gz)$/;

/** Returns whether an Accept header lists text/markdown before any text/html. Browsers never send that. */
function prefersMarkdown(accept = ''): boolean {
  // A type with the weight 0 is refused.
  const types = accept.toLowerCase().replace(/text\/markdown\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/, '');
  const markdown = types.indexOf('text/markdown');
  const html = types.indexOf('text/html');
  return markdown >= 0 && (html < 0 || markdown < html);
}

/** Reads the headers that the build wrote for hosts. Other folders have none. */
function readHeaders(dir: string): Readonly<Record<string, string>> {
  const file = path.join(dir, 'headers.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as {headers: Record<string, string>}).headers;
}

/** Reads the redirects that the build wrote for hosts: old path to new path. Other folders have none. */
function readRedirects(dir: string): ReadonlyMap<string, string> {
  const file = path.join(dir, '_redirects');
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [from, to] = line.split(' ');
      return from?.startsWith('/') && to !== undefined ? [[from, to] as const] : [];
    }),
  );
}

/**
 * Creates a server for a build folder under a base path, `/` or `/docs/`. It redirects (308) to clean URLs and sends
 * 404.html with status 404 for unknown paths. Programs that prefer Markdown get the Markdown copies.
 */
export function createSite({dir, baseUrl}: {dir: string; baseUrl: string}): Hono {
  const exists = (file: string) => !privateFileRegex.test(file) && isFileIn(dir, file);
  const send = async (c: Context<Env, string>, file: string, status: 200 | 404) => {
    const {mtimeMs, size} = statSync(path.join(dir, file));
    const tag = (encoding: string) => `"${mtimeMs}-${size}-${encoding}"`;
    const range = c.req.header('range');
    const isUnchanged = (c.req.header('if-range') ?? tag('')) === tag('');
    const hasRange = range !== undefined && rangeRegex.test(range) && isUnchanged;
    const {headers: sent} = c.req.raw;
    if (!hasRange) sent.delete('range');
    sent.set('accept-encoding', acceptedEncodings(sent.get('accept-encoding') ?? ''));
    // Ranges refer to the uncompressed file.
    const precompressed = !hasRange;
    const serve = serveStatic<Env>({root: dir, path: file, precompressed});
    const response = (await serve(c, async () => {})) ?? (await c.notFound());
    const {headers} = response;
    const type = CONTENT_TYPES[path.extname(file)];
    if (type !== undefined) headers.set('Content-Type', type);
    headers.set('Cache-Control', cacheControl(file, status));
    headers.set('ETag', tag(headers.get('Content-Encoding') ?? ''));
    headers.set('Accept-Ranges', 'bytes');
    headers.set('Vary', 'Accept, Accept-Encoding');
    if (isProgramFile(file)) headers.set(CORS, '*');
    return status === 404 ? new Response(response.body, {status, headers}) : response;
  };
  const headers = readHeaders(dir);
  const redirects = readRedirects(dir);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (c.res.headers.has(CORS)) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.use(etag());
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const {pathname, search} = new URL(c.req.url);
    const moved = redirects.get(pathname);
    // The query comes before the anchor.
    if (moved !== undefined)
      return c.redirect(
        moved.replace(/(?=#)|$/, () => search),
        308,
      );
    const found = resolvePath(pathname, baseUrl, exists);
    const wantsMarkdown = prefersMarkdown(c.req.header('accept'));
    if (found === undefined) {
      const file = wantsMarkdown && exists('404.md') ? '404.md' : '404.html';
      return exists(file) ? send(c, file, 404) : c.text('Not found', 404);
    }
    if ('redirect' in found) return c.redirect(found.redirect + search, 308);
    const markdownFile = found.file.replace(/\.html$/, '.md');
    const isMarkdown = wantsMarkdown && exists(markdownFile);
    const file = isMarkdown ? markdownFile : found.file;
    return send(c, file, /^404\.(?:html|md)$/.test(file) ? 404 : 200);
  });
  app.all('*', (c) => c.text('This server supports only GET and HEAD.', 405, {Allow: 'GET, HEAD'}));
  return app;
}

export type ServedSite = Awaited<ReturnType<typeof serveFolder>>;

/**
 * Serves a build folder on a port of this machine, by default on a free one, for `npm run serve`, tests, and benchmarks.
 *
 * @throws PortInUseError
 */
export const serveFolder = (
  dir: string,
  baseUrl = '/',
  place: {port?: number; host?: string} = {},
) =>
  listen(createSite({dir, baseUrl}).fetch, {
    ...place,
    role: 'built site',
    command: 'npm run serve --',
  });
