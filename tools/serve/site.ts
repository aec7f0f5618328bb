/** The static server as a Hono app: clean URLs, types, caching, compressed forms, 404 page. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono, type Context, type Env} from 'hono';
import {etag} from 'hono/etag';
import {listen} from '../../sandbox/listen';
import {resolvePath} from './resolve';

// existsSync first: statSync throws when a file stands where the path wants a folder.
const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Types that the library does not know, or names otherwise. */
const TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.yaml': 'text/yaml; charset=utf-8',
  '.ico': 'image/x-icon',
  'api-catalog': 'application/linkset+json',
};

/** Names under assets/ carry a hash of their content; everything else is checked again by its ETag; errors are not kept. */
const cacheControl = (file: string, status: 200 | 404) => {
  if (status === 404) return 'no-store';
  return /^assets\/.*\.[\da-f]{8}\./.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
};

/** Settings of hosts, and forms compressed beforehand: files of the build that are no addresses of the site. */
const PRIVATE =
  /^(?:_headers|_redirects|headers\.json|nginx-(?:headers|redirects)\.conf|vercel\.json)$|\.(?:br|gz)$/;

/** Whether a client asks for Markdown: it names it, and not after HTML. Browsers never do. */
const prefersMarkdown = (accept = '') =>
  /^(?!.*text\/html.*text\/markdown).*text\/markdown/i.test(accept);

/** The headers that the build wrote for its host; none for a folder that something else built. */
function buildHeaders(dir: string): Readonly<Record<string, string>> {
  const file = path.join(dir, 'headers.json');
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as {headers: Record<string, string>}).headers;
}

/** Serves a build folder under a base path, `/` or `/docs/`. Answers 308 to a path that is not the clean one, and 404.html with status 404 to an unknown one. */
export function createSite({dir, baseUrl}: {dir: string; baseUrl: string}): Hono {
  const exists = (file: string) => !PRIVATE.test(file) && isFile(path.join(dir, file));
  const send = async (c: Context<Env, string>, file: string, status: 200 | 404) => {
    // Ranges are counted in the text itself.
    const precompressed = c.req.header('range') === undefined;
    const serve = serveStatic<Env>({root: dir, path: file, precompressed});
    const found = (await serve(c, async () => {})) ?? (await c.notFound());
    const {headers} = found;
    const type = TYPES[path.extname(file) || path.basename(file)];
    if (type !== undefined) headers.set('Content-Type', type);
    headers.set('Cache-Control', cacheControl(file, status));
    const {mtimeMs, size} = statSync(path.join(dir, file));
    headers.set('ETag', `"${mtimeMs}-${size}-${headers.get('Content-Encoding') ?? ''}"`);
    headers.set('Accept-Ranges', 'bytes');
    headers.set('Vary', 'Accept, Accept-Encoding');
    return status === 404 ? new Response(found.body, {status, headers}) : found;
  };
  const headers = buildHeaders(dir);
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.use(etag());
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const {pathname, search} = new URL(c.req.url);
    const found = resolvePath(pathname, baseUrl, exists);
    if (found === undefined)
      return exists('404.html') ? send(c, '404.html', 404) : c.text('Not found', 404);
    if ('redirect' in found) return c.redirect(found.redirect + search, 308);
    const twin = found.file.replace(/\.html$/, '.md');
    const asked = prefersMarkdown(c.req.header('accept')) && exists(twin) ? twin : found.file;
    return send(c, asked, asked === '404.html' ? 404 : 200);
  });
  app.all('*', (c) => c.text('Only GET and HEAD are served here.', 405, {Allow: 'GET, HEAD'}));
  return app;
}

export type ServedSite = Awaited<ReturnType<typeof serveFolder>>;

/** Serves a build folder on a port of this machine, by default a free one. */
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
