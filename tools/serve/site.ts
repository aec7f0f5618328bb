/** The static server as a Hono app: clean URLs, types, caching, compression, 404 page. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {Hono, type Context} from 'hono';
import {getMimeType} from 'hono/utils/mime';
import {HEADERS_FILE, type HeadersFile} from '../../src/capabilities/headers/shared/headersFile';
import {resolvePath} from './resolve';

export interface SiteOptions {
  /** The build folder. */
  readonly dir: string;
  /** Base path of the site, beginning and ending with a slash. */
  readonly baseUrl: string;
}

type Encoding = 'br' | 'gzip' | 'identity';

interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Hosts compress once with care; this server compresses on demand, so it stops where the gain does. */
const BROTLI_QUALITY = 5;
const COMPRESSIBLE_BYTES = 1024;
const ONE_YEAR = 31_536_000;

const compress: Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(zlib.brotliCompress)(bytes, {
      params: {[zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY},
    }),
  gzip: (bytes) => promisify(zlib.gzip)(bytes),
};

// existsSync first: statSync throws when a file stands where the path wants a folder.
const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** The best encoding that the client takes (`q=0` refuses one). */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Text types are sent as UTF-8 and compressed; pictures and fonts are compressed already. */
function typeOf(file: string): {type: string; text: boolean} {
  const type = file.endsWith('.md')
    ? 'text/markdown'
    : (getMimeType(file) ?? 'application/octet-stream');
  const text = /^(?:text\/|application\/(?:json|javascript|xml|manifest)|image\/svg)/.test(type);
  return {type: text && !type.includes('charset') ? `${type}; charset=utf-8` : type, text};
}

/** Names under assets/ carry a hash of their content; everything else is checked again by its ETag. */
const cacheControl = (file: string) =>
  /^assets\/.*\.[\da-f]{8}\./.test(file)
    ? `public, max-age=${ONE_YEAR}, immutable`
    : 'public, max-age=0, must-revalidate';

/** Reads files and keeps their compressed forms until the file changes. */
function bodyCache(dir: string): (file: string, encoding: Encoding) => Promise<Body> {
  const cache = new Map<string, Promise<Body>>();
  return (file, encoding) => {
    const full = path.join(dir, file);
    const key = `${full} ${statSync(full).mtimeMs} ${encoding}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const raw = readFileSync(full);
    const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 20);
    const body = (encoding === 'identity' ? Promise.resolve(raw) : compress[encoding](raw)).then(
      (bytes) => ({bytes, etag: `"${hash}-${encoding}"`}),
    );
    cache.set(key, body);
    return body;
  };
}

/** The headers that the build wrote for its host; none for a folder that something else built. */
function buildHeaders(dir: string): HeadersFile['headers'] {
  const file = path.join(dir, HEADERS_FILE);
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as HeadersFile).headers;
}

/** Serves a build folder. Answers 308 to a path that is not the clean one, and 404.html with status 404 to an unknown one. */
export function createSite({dir, baseUrl}: SiteOptions): Hono {
  const readBody = bodyCache(dir);
  const send = async (c: Context, file: string, status: 200 | 404) => {
    const {type, text} = typeOf(file);
    const large = statSync(path.join(dir, file)).size >= COMPRESSIBLE_BYTES;
    const encoding = text && large ? acceptedEncoding(c.req.header('accept-encoding')) : 'identity';
    const {bytes, etag} = await readBody(file, encoding);
    c.header('Content-Type', type);
    c.header('Cache-Control', cacheControl(file));
    c.header('ETag', etag);
    c.header('X-Content-Type-Options', 'nosniff');
    if (text) c.header('Vary', 'Accept-Encoding');
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304);
    c.header('Content-Length', String(bytes.length));
    return c.body(new Uint8Array(bytes), status);
  };
  const headers = buildHeaders(dir);
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const {pathname, search} = new URL(c.req.url);
    const found = resolvePath(pathname, baseUrl, (file) => isFile(path.join(dir, file)));
    switch (found.kind) {
      case 'badRequest':
        return c.text(found.reason, 400);
      case 'redirect':
        return c.redirect(found.to + search, 308);
      case 'file':
        return send(c, found.file, found.file === '404.html' ? 404 : 200);
      case 'notFound':
        return isFile(path.join(dir, '404.html'))
          ? send(c, '404.html', 404)
          : c.text('Not found', 404);
    }
  });
  app.all('*', (c) => c.text('Only GET and HEAD are served here.', 405, {Allow: 'GET, HEAD'}));
  return app;
}
