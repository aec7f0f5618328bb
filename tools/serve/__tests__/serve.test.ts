import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {resolvePath} from '../resolve';
import {createSite} from '../site';

const files = new Set([
  'index.html',
  '404.html',
  'quickstart.html',
  'api/overview.html',
  'fr/index.html',
  'fr/quickstart.html',
  'assets/js/main.0123abcd.js',
  'img/logo.svg',
  'quickstart.md',
]);
const resolve = (pathname: string, baseUrl = '/') =>
  resolvePath(pathname, baseUrl, (file) => files.has(file));

describe('clean URLs', () => {
  it.each([
    ['/', 'index.html'],
    ['/quickstart', 'quickstart.html'],
    ['/api/overview', 'api/overview.html'],
    ['/fr/', 'fr/index.html'],
    ['/fr/quickstart', 'fr/quickstart.html'],
    ['/img/logo.svg', 'img/logo.svg'],
    ['/quickstart.md', 'quickstart.md'],
    ['/404', '404.html'],
  ])('%s is answered by %s', (pathname, file) => {
    expect(resolve(pathname)).toEqual({file});
  });

  it.each([
    ['/index.html', '/'],
    ['/quickstart.html', '/quickstart'],
    ['/quickstart/index.html', '/quickstart'],
    ['/quickstart/', '/quickstart'],
    ['//quickstart//', '/quickstart'],
    ['/api//overview/', '/api/overview'],
    ['//img//logo.svg', '/img/logo.svg'],
    ['/fr', '/fr/'],
    ['/api%2Foverview', '/api/overview'],
    ['/fr/index.html', '/fr/'],
  ])('%s leads to %s', (pathname, to) => {
    expect(resolve(pathname)).toEqual({redirect: to});
  });

  it.each(['/nowhere', '/nowhere/', '/img', '/quickstart.txt', '//elsewhere.example/'])(
    '%s is unknown',
    (pathname) => expect(resolve(pathname)).toBeUndefined(),
  );

  it.each(['/%', '/..%2f..%2fetc/passwd', '/a%5cb', '/a%00b'])('%s is not found', (pathname) => {
    expect(resolve(pathname)).toBeUndefined();
  });

  it('works under a base path', () => {
    expect(resolve('/docs/', '/docs/')).toEqual({file: 'index.html'});
    expect(resolve('/docs', '/docs/')).toEqual({redirect: '/docs/'});
    expect(resolve('/', '/docs/')).toEqual({redirect: '/docs/'});
    expect(resolve('/docs/quickstart.html', '/docs/')).toEqual({redirect: '/docs/quickstart'});
    expect(resolve('/quickstart', '/docs/')).toBeUndefined();
  });
});

describe('responses', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const page = `<!doctype html><title>Page</title>${'<p>text</p>'.repeat(200)}`;
  const get = async (url: string, headers: Record<string, string> = {}) =>
    createSite({dir, baseUrl: '/'}).request(url, {headers});

  beforeAll(() => {
    mkdirSync(path.join(dir, 'assets/js'), {recursive: true});
    writeFileSync(path.join(dir, 'index.html'), page);
    writeFileSync(path.join(dir, '404.html'), '<!doctype html><title>Missing</title>');
    writeFileSync(path.join(dir, 'assets/js/main.0123abcd.js'), 'export {};');
  });
  afterAll(() => rmSync(dir, {recursive: true}));

  it.each([
    ['gzip, deflate, br', '.br', zlib.brotliCompressSync, zlib.brotliDecompressSync],
    ['gzip', '.gz', zlib.gzipSync, zlib.gunzipSync],
  ])(
    'sends a page as UTF-8, to be revalidated, for Accept-Encoding %s in the form that the build compressed',
    async (accepted, extension, compress, decompress) => {
      const form = path.join(dir, `index.html${extension}`);
      writeFileSync(form, compress(page));
      const response = await get('/', {'accept-encoding': accepted});
      const bytes = await response.arrayBuffer();
      rmSync(form);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
      expect(decompress(bytes).toString()).toBe(page);
    },
  );

  it('responds with 304 to its own ETag', async () => {
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', {'if-none-match': etag})).status).toBe(304);
  });

  it('allows browsers to keep hashed files', async () => {
    const response = await get('/assets/js/main.0123abcd.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('text/javascript');
  });

  it('sends the 404 page with status 404', async () => {
    const response = await get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Missing');
  });

  it('keeps the query of a redirected address', async () => {
    const response = await get('/index.html?q=a%20b');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/?q=a%20b');
  });

  it('rejects other methods', async () => {
    const response = await createSite({dir, baseUrl: '/'}).request('/', {method: 'POST'});
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it('does not allow browsers to keep errors', async () => {
    expect((await get('/nowhere')).headers.get('cache-control')).toBe('no-store');
  });

  it('sends the Markdown copy to clients that prefer it', async () => {
    writeFileSync(path.join(dir, 'guide.html'), page);
    writeFileSync(path.join(dir, 'guide.md'), '# Guide');
    const typeFor = async (accept: string) => {
      const response = await get('/guide', {accept});
      expect(response.headers.get('vary')).toContain('Accept,');
      return response.headers.get('content-type');
    };
    expect(await typeFor('text/markdown, text/html, */*')).toBe('text/markdown; charset=utf-8');
    expect(await typeFor('text/html, text/markdown;q=0.5')).toBe('text/html; charset=utf-8');
    expect(await typeFor('*/*')).toBe('text/html; charset=utf-8');
  });

  it.each([
    ['bytes=0-8', 206, '<!doctype', 'bytes 0-8/'],
    ['bytes=-4', 206, '</p>', 'bytes '],
    ['bytes=999999-', 416, '', 'bytes */'],
  ])('a request for the range %s gets status %i', async (range, status, text, contentRange) => {
    const response = await get('/', {range, 'accept-encoding': 'br'});
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-range')).toContain(contentRange);
  });

  it.each(['bytes=a-b', 'bytes=0-1,3-4', 'bytes', 'items=0-4'])(
    'sends the whole file for the range %s, which it does not support',
    async (range) => {
      const response = await get('/', {range});
      expect([response.status, await response.text()]).toEqual([200, page]);
    },
  );

  it('sends a range only of the version that If-Range names', async () => {
    const range = 'bytes=0-8';
    const etag = (await get('/')).headers.get('etag') ?? '';
    expect((await get('/', {range, 'if-range': etag})).status).toBe(206);
    const changed = await get('/', {range, 'if-range': '"another"'});
    expect([changed.status, await changed.text()]).toEqual([200, page]);
  });

  it.each([
    ['gzip;q=1, br;q=0.5', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', null],
    ['identity', null],
  ])('compresses for Accept-Encoding %s with %s', async (accepted, encoding) => {
    const forms = [
      [path.join(dir, 'index.html.br'), zlib.brotliCompressSync(page)],
      [path.join(dir, 'index.html.gz'), zlib.gzipSync(page)],
    ] as const;
    for (const [file, bytes] of forms) writeFileSync(file, bytes);
    const {headers} = await get('/', {'accept-encoding': accepted});
    for (const [file] of forms) rmSync(file);
    expect(headers.get('content-encoding')).toBe(encoding);
  });

  it('does not follow a symbolic link out of the folder', async () => {
    const link = path.join(dir, 'passwd.txt');
    symlinkSync('/etc/hostname', link);
    const {status} = await get('/passwd.txt');
    rmSync(link);
    expect(status).toBe(404);
  });

  it.each([
    ['/api.md?a=1', '/api/overview.md?a=1'],
    ['/old?a=1', '/new?a=1#part'],
  ])('redirects %s to %s, as the hosts that read _redirects', async (from, to) => {
    const file = path.join(dir, '_redirects');
    writeFileSync(file, '# Comment\n/api.md /api/overview.md 301\n/old /new#part 301\n');
    const {status, headers} = await get(from);
    rmSync(file);
    expect([status, headers.get('location')]).toEqual([308, to]);
  });

  it.each([
    'headers.json',
    '_headers',
    '_redirects',
    'vercel.json',
    'nginx-headers.conf',
    'nginx-redirects.conf',
    'index.html.gz',
  ])('does not serve %s', async (name) => {
    writeFileSync(path.join(dir, name), '{"headers": {}}');
    for (const url of [`/${name}`, `//${name}`]) expect((await get(url)).status).toBe(404);
    rmSync(path.join(dir, name));
  });
});
