/** Tests how nginx responds to each kind of URL with the configuration in deploy/. */
import {execFileSync} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startNginx, nginxMissing, type Nginx} from '../nginx';

const buildDir = path.resolve('build');
const missing = nginxMissing();
if (missing !== undefined) console.warn(`tests/build/nginx.test.ts is skipped: ${missing}`);

interface NginxResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly length: number;
}

describe.skipIf(missing !== undefined)('nginx', () => {
  let nginx: Nginx;
  const agent = new http.Agent({keepAlive: true});
  beforeAll(async () => {
    execFileSync('npm', ['run', '--silent', 'compress']);
    nginx = await startNginx(buildDir);
  }, 60_000);
  afterAll(async () => {
    agent.destroy();
    await nginx.stop();
  });

  /** `fetch` would tidy the path and follow redirects. */
  const get = (url: string, headers: http.OutgoingHttpHeaders = {}): Promise<NginxResponse> =>
    new Promise((resolve, reject) => {
      const {hostname, port} = new URL(nginx.origin);
      const request = http.get({hostname, port, path: url, headers, agent}, (response) => {
        let length = 0;
        response.on('data', (chunk: Buffer) => (length += chunk.length));
        response.on('error', reject);
        response.on('end', () =>
          resolve({status: response.statusCode ?? 0, headers: response.headers, length}),
        );
      });
      request.on('error', reject);
    });
  const CHECKED = 'public, max-age=0, must-revalidate';
  const zipped = {'accept-encoding': 'gzip'};

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/quickstart', 'text/html; charset=utf-8'],
    ['/quickstart?a=b', 'text/html; charset=utf-8'],
    ['/quickstart.md', 'text/markdown; charset=utf-8'],
    ['/openapi/nildb.yaml', 'text/yaml; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/openapi/nildb.json', 'application/json; charset=utf-8'],
  ])('%s has the type %s, is precompressed, and must be revalidated', async (url, type) => {
    const {status, headers} = await get(url, zipped);
    expect({status, type: headers['content-type']}).toEqual({status: 200, type});
    expect(headers['content-encoding']).toBe('gzip');
    // Only a compressed file has a known length. nginx sends what it compresses itself in chunks.
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe(CHECKED);
    expect(headers.vary).toMatch(/Accept\b.*Accept-Encoding|Accept-Encoding.*Accept\b/);
    expect((await get(url, {'if-none-match': String(headers.etag), ...zipped})).status).toBe(304);
  });

  it.each([
    ['a script', /\/assets\/js\/main\.[^" >]+/],
    ['a font', /\/assets\/fonts\/[^" >]+/],
  ])('%s with a hash in its name is cached for a year', async (_name, addressRegex) => {
    const home = readFileSync(path.join(buildDir, 'index.html'), 'utf8');
    const [file = ''] = addressRegex.exec(home) ?? [];
    const {status, headers} = await get(file, zipped);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary ?? 'Accept-Encoding').toBe('Accept-Encoding');
  });

  it.each([
    ['/quickstart.html', 308, '/quickstart'],
    ['/quickstart/?a=b', 308, '/quickstart?a=b'],
    ['/index.html', 308, '/'],
    ['//quickstart', 301, '/quickstart'],
    ['//quickstart?a=b%20c', 301, '/quickstart?a=b%20c'],
    ['//a%0d%0aX:y', 301, '/a%0D%0AX:y'],
  ])('redirects %s with %i to %s', async (url, status, location) => {
    const response = await get(url);
    expect(response).toMatchObject({status, headers: {location}});
  });

  it.each([
    '/nowhere',
    '/assets/js/gone.01234567.js',
    '/404.html',
    '/_headers',
    '/headers.json',
    '/nginx-headers.conf',
    '/_redirects',
    '/nginx-redirects.conf',
    '/vercel.json',
    '/quickstart.html.gz',
    '/quickstart.html.br',
  ])('%s responds with 404, which is not cached', async (url) => {
    const {status, headers, length} = await get(url);
    expect({status, kept: headers['cache-control']}).toEqual({status: 404, kept: 'no-store'});
    expect(length).toBeGreaterThan(1000);
  });

  it.each([
    ['text/markdown, text/html, */*', 'text/markdown; charset=utf-8'],
    ['text/markdown', 'text/markdown; charset=utf-8'],
    ['text/html, text/markdown;q=0.5', 'text/html; charset=utf-8'],
    ['text/html, text/markdown;q=0', 'text/html; charset=utf-8'],
    ['text/markdown;q=0, */*', 'text/html; charset=utf-8'],
    ['*/*', 'text/html; charset=utf-8'],
  ])('responds to Accept: %s with %s', async (accept, type) => {
    const {headers} = await get('/quickstart', {accept});
    expect(headers['content-type']).toBe(type);
    expect(headers.vary).toContain('Accept');
  });

  it('responds to programs with Markdown for the home page and for unknown pages', async () => {
    const accept = 'text/markdown';
    const home = await get('/', {accept});
    expect([home.status, home.headers['content-type']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
    ]);
    const gone = await get('/nowhere', {accept});
    expect([gone.status, gone.headers['content-type']]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ]);
    expect(gone.length).toBeLessThan(1000);
  });

  it.each(['/quickstart.md', '/llms.txt', '/openapi/nildb.json', '/docs-mcp.tgz'])(
    'lets programs of other sites read %s',
    async (url) => {
      const {headers} = await get(url);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    },
  );

  it('serves archives as they are, and no page to other sites', async () => {
    const {headers} = await get('/docs-mcp.tgz', zipped);
    expect(headers['content-type']).toBe('application/gzip');
    expect(headers['content-encoding']).toBeUndefined();
    expect((await get('/quickstart')).headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('supports range requests', async () => {
    const {status, headers, length} = await get('/quickstart', {range: 'bytes=0-9'});
    expect({status, length}).toEqual({status: 206, length: 10});
    expect(headers['content-range']).toMatch(/^bytes 0-9\//);
  });

  it.each(['/', '/quickstart.html', '/nowhere', '/img/logo.svg'])(
    'sends the security headers with %s',
    async (url) => {
      const {headers: wanted} = JSON.parse(
        readFileSync(path.join(buildDir, 'headers.json'), 'utf8'),
      ) as {headers: Record<string, string>};
      const {headers} = await get(url);
      for (const [name, value] of Object.entries(wanted))
        expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers.server).toBe('nginx');
    },
  );

  it('speaks HTTP/2 with the lines for TLS', async () => {
    const secure = await startNginx(buildDir, {}, {tls: true});
    const session = http2.connect(secure.origin, {rejectUnauthorized: false});
    try {
      const stream = session.request({':path': '/quickstart'});
      const [headers] = (await once(stream, 'response')) as [http2.IncomingHttpHeaders];
      stream.close();
      expect(headers).toMatchObject({':status': 200, 'content-type': 'text/html; charset=utf-8'});
      expect(session.alpnProtocol).toBe('h2');
    } finally {
      session.close();
      await secure.stop();
    }
  });
});
