/** The static server, a Hono app: clean URLs, content types, caching, compressed files, 404 page. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono, type Context, type Env} from 'hono';
import {etag} from 'hono/etag';
import {listen} from '../../sandbox/listen';
import {isProgramFile} from '../../src/plugins/headers';
import {resolvePath} from './resolve';

function isFile(file: string): boolean {
  // statSync alone would throw if a folder of the path is a file.
  return existsSync(file) && statSync(file).isFile();
}

/** Content types that differ from those of the library. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.tgz': 'application/gzip',
  'api-catalog': 'application/linkset+json',
};

const CORS = 'Access-Control-Allow-Origin';

/** Matches files whose name contains a hash of their content, such as assets/js/main.0123abcd.js. */
const hashedFileRegex = /^assets\/.*\.[\da-f]{8}\./;

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

/**
 * Creates a server for a build folder under a base path, `/` or `/docs/`. It redirects (308) to clean URLs and sends
 * 404.html with status 404 for unknown paths. Programs that prefer Markdown get the Markdown copies. Exported for tests.
 */
export function createSite({dir, baseUrl}: {dir: string; baseUrl: string}): Hono {
  const exists = (file: string) => !privateFileRegex.test(file) && isFile(path.join(dir, file));
  const send = async (c: Context<Env, string>, file: string, status: 200 | 404) => {
    // Ranges refer to the uncompressed file.
    const precompressed = c.req.header('range') === undefined;
    const serve = serveStatic<Env>({root: dir, path: file, precompressed});
    const response = (await serve(c, async () => {})) ?? (await c.notFound());
    const {headers} = response;
    const type = CONTENT_TYPES[path.extname(file) || path.basename(file)];
    if (type !== undefined) headers.set('Content-Type', type);
    headers.set('Cache-Control', cacheControl(file, status));
    const {mtimeMs, size} = statSync(path.join(dir, file));
    headers.set('ETag', `"${mtimeMs}-${size}-${headers.get('Content-Encoding') ?? ''}"`);
    headers.set('Accept-Ranges', 'bytes');
    headers.set('Vary', 'Accept, Accept-Encoding');
    if (isProgramFile(file)) headers.set(CORS, '*');
    return status === 404 ? new Response(response.body, {status, headers}) : response;
  };
  const headers = readHeaders(dir);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    if (c.res.headers.has(CORS)) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.use(etag());
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const {pathname, search} = new URL(c.req.url);
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
    command: 'npm run serve',
  });
