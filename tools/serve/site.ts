/** The static server as a Hono app: clean URLs, types, caching, compression, 404 page. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {Hono, type Context} from 'hono';
import {getMimeType} from 'hono/utils/mime';
import {HEADERS_FILE, type HeadersFile} from '../../src/capabilities/headers/shared/headersFile';
import {COMPRESSIBLE_BYTES} from '../precompress/precompress';
import {readRange} from './range';
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

/** For folders without precompressed forms: on demand, so it stops where the gain does. */
const BROTLI_QUALITY = 5;
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

/** Types that the library does not know, or names otherwise. */
const TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.yaml': 'text/yaml',
  '.ico': 'image/x-icon',
  'api-catalog': 'application/linkset+json',
};

/** Text types are sent as UTF-8 and compressed; pictures and fonts are compressed already. */
function typeOf(file: string): {type: string; text: boolean} {
  const type =
    TYPES[path.extname(file) || path.basename(file)] ??
    getMimeType(file) ??
    'application/octet-stream';
  const text = /^(?:text\/|application\/(?:json|javascript|xml|manifest)|image\/svg)/.test(type);
  return {type: text && !type.includes('charset') ? `${type}; charset=utf-8` : type, text};
}

/** Names under assets/ carry a hash of their content; everything else is checked again by its ETag; errors are not kept. */
const cacheControl = (file: string, status: 200 | 404) => {
  if (status === 404) return 'no-store';
  return /^assets\/.*\.[\da-f]{8}\./.test(file)
    ? `public, max-age=${ONE_YEAR}, immutable`
    : 'public, max-age=0, must-revalidate';
};

/** Settings of hosts, and forms compressed beforehand: files of the build that are no addresses of the site. */
const PRIVATE =
  /^(?:_headers|_redirects|headers\.json|nginx-(?:headers|redirects)\.conf|vercel\.json)$|\.(?:br|gz)$/;

/** Whether a client asks for Markdown: it names it, and not after HTML. Browsers never do. */
export const prefersMarkdown = (accept = '') =>
  /^(?!.*text\/html.*text\/markdown).*text\/markdown/i.test(accept);

/** A text in another encoding: the form that the build wrote, unless the file changed after it. */
async function encoded(file: string, raw: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return raw;
  const form = file + (encoding === 'br' ? '.br' : '.gz');
  const isFresh = existsSync(form) && statSync(form).mtimeMs >= statSync(file).mtimeMs;
  return isFresh ? readFileSync(form) : compress[encoding](raw);
}

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
    const body = encoded(full, raw, encoding).then((bytes) => ({
      bytes,
      etag: `"${hash}-${encoding}"`,
    }));
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
    const size = statSync(path.join(dir, file)).size;
    const range = status === 200 ? readRange(c.req.header('range'), size) : undefined;
    const compressed = text && size >= COMPRESSIBLE_BYTES && range === undefined;
    const encoding = compressed ? acceptedEncoding(c.req.header('accept-encoding')) : 'identity';
    const {bytes, etag} = await readBody(file, encoding);
    c.header('Content-Type', type);
    c.header('Cache-Control', cacheControl(file, status));
    c.header('ETag', etag);
    c.header('Accept-Ranges', 'bytes');
    if (text) c.header('Vary', 'Accept, Accept-Encoding');
    if (encoding !== 'identity') c.header('Content-Encoding', encoding);
    if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304);
    if (range === 'unsatisfiable') {
      c.header('Content-Range', `bytes */${size}`);
      return c.body(null, 416);
    }
    if (range !== undefined) {
      c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
      return c.body(new Uint8Array(bytes.subarray(range.start, range.end + 1)), 206);
    }
    c.header('Content-Length', String(bytes.length));
    return c.body(new Uint8Array(bytes), status);
  };
  const exists = (file: string) => !PRIVATE.test(file) && isFile(path.join(dir, file));
  const headers = buildHeaders(dir);
  const app = new Hono();
  app.use('*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
  app.on(['GET', 'HEAD'], '*', async (c) => {
    const {pathname, search} = new URL(c.req.url);
    const found = resolvePath(pathname, baseUrl, exists);
    switch (found.kind) {
      case 'badRequest':
        return c.text(found.reason, 400);
      case 'redirect':
        return c.redirect(found.to + search, 308);
      case 'file': {
        const twin = found.file.replace(/\.html$/, '.md');
        const asked = prefersMarkdown(c.req.header('accept')) && exists(twin) ? twin : found.file;
        return send(c, asked, asked === '404.html' ? 404 : 200);
      }
      case 'notFound':
        return exists('404.html') ? send(c, '404.html', 404) : c.text('Not found', 404);
    }
  });
  app.all('*', (c) => c.text('Only GET and HEAD are served here.', 405, {Allow: 'GET, HEAD'}));
  return app;
}
