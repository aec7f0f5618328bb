import http from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {EVENTS, startDevServer, startUpstream, type Server} from './upstream';

let upstream: Server;
let dev: Server;
beforeAll(async () => {
  upstream = await startUpstream();
  dev = await startDevServer(upstream.url);
});
afterAll(async () => {
  await dev.stop();
  await upstream.stop();
});

type Headers = Record<string, string>;
const html = 'text/html,application/xhtml+xml,*/*;q=0.8';
const navigation: Headers = {
  accept: html,
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
const fetched: Headers = {accept: '*/*', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty'};
const json: Headers = {accept: 'application/json'};

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request with the client of Node, which sends any header and receives each part of a response, unlike fetch. */
function ask(path: string, method = 'GET', headers: Headers = {}, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${dev.url}${path}`, {method, headers}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

interface Echo {
  readonly served: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly bytes: number;
}
const echoOf = ({body}: Answer) => JSON.parse(body) as Echo;

describe('the target of a request', () => {
  it.each<[string, string, Headers, string]>([
    // Pages in a browser.
    ['GET', '/api/overview', navigation, 'page'],
    ['GET', '/api/nildb/upload-data', navigation, 'page'],
    ['GET', '/api/nildb/upload-data?x=1', navigation, 'page'],
    ['GET', '/api/health', navigation, 'page'],
    ['GET', '/api', navigation, 'page'],
    ['HEAD', '/api/overview', {accept: html}, 'page'],
    ['GET', '/api/overview', {accept: html}, 'page'],
    [
      'GET',
      '/api/overview',
      {accept: html, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe'},
      'page',
    ],
    [
      'GET',
      '/api/logo.svg',
      {accept: 'image/*', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image'},
      'page',
    ],
    [
      'GET',
      '/api/chunk.js',
      {accept: '*/*', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script'},
      'page',
    ],
    [
      'GET',
      '/api/styles.css',
      {accept: 'text/css,*/*', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'style'},
      'page',
    ],
    // Other paths.
    ['GET', '/apiary', fetched, 'page'],
    ['POST', '/quickstart', fetched, 'page'],
    // Calls to the service.
    ['GET', '/api/health', {}, '/health'],
    ['GET', '/api/health', json, '/health'],
    ['GET', '/api/health', fetched, '/health'],
    ['HEAD', '/api/health', json, ''],
    ['GET', '/api/about', {accept: '*/*'}, '/about'],
    ['GET', '/api/api/v1/schemas?a=%2F', json, '/api/v1/schemas?a=%2F'],
    ['POST', '/api/api/v1/data/create', json, '/api/v1/data/create'],
    ['POST', '/api/api/v1/data/create', {...fetched, accept: html}, '/api/v1/data/create'],
    ['POST', '/api/overview', navigation, '/overview'],
    ['PUT', '/api/api/v1/x', json, '/api/v1/x'],
    ['PATCH', '/api/api/v1/x', json, '/api/v1/x'],
    ['DELETE', '/api/api/v1/schemas', json, '/api/v1/schemas'],
    ['OPTIONS', '/api/api/v1/data/create', fetched, '/api/v1/data/create'],
  ])('%s %s %j: %s', async (method, path, headers, expected) => {
    const answer = await ask(path, method, headers);
    if (expected === 'page') {
      expect(answer.headers['content-type']).toBe('text/html');
      return;
    }
    expect(answer.headers['content-type']).toBe('application/json');
    if (method !== 'HEAD')
      expect(echoOf(answer)).toMatchObject({served: 'service', method, url: expected});
  });
});

describe('the content of requests and responses', () => {
  it('the token passes; cookies do not pass in either direction', async () => {
    const headers = {...json, authorization: 'Bearer abc', cookie: 'other=project'};
    const {headers: received} = echoOf(await ask('/api/x', 'POST', headers));
    expect(received['authorization']).toBe('Bearer abc');
    expect(received['cookie']).toBeUndefined();
    expect(received['host']).toBe(new URL(upstream.url).host);
    const answer = await ask('/api/cookie', 'GET', json);
    expect(answer.body).toBe('ok');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('an upload of 10 MB arrives completely', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024, 7);
    const answer = await ask('/api/upload', 'POST', json, body);
    expect(echoOf(answer).bytes).toBe(body.length);
  });

  it('an event stream arrives event by event, also if the client accepts compression', async () => {
    // The next event is sent after the previous one has arrived. A buffer in between would stop the stream.
    const arrived: string[] = [];
    await new Promise<void>((resolve, reject) => {
      const headers = {accept: 'text/event-stream', 'accept-encoding': 'gzip, br'};
      http
        .get(`${dev.url}/api/events`, {headers}, (response) => {
          expect(response.headers['content-encoding']).toBeUndefined();
          response.on('data', (chunk: Buffer) => {
            arrived.push(chunk.toString().trim());
            if (arrived.length < EVENTS) ask('/api/next-event', 'POST').catch(reject);
          });
          response.on('end', resolve);
        })
        .on('error', reject);
    });
    expect(arrived).toEqual(Array.from({length: EVENTS}, (_, index) => `data: ${index + 1}`));
  }, 30_000);
});

describe('a service with problems', () => {
  const failure = (answer: Answer) => JSON.parse(answer.body) as Record<string, string>;

  it('no response: 504 within 5 s', async () => {
    const start = Date.now();
    const answer = await ask('/api/hang', 'GET', json);
    expect(Date.now() - start).toBeLessThan(5000);
    expect(answer.status).toBe(504);
    expect(failure(answer)).toMatchObject({
      error: 'The database service did not respond within 4.5 s.',
      target: upstream.url,
      variable: 'DATABASE_URL',
    });
  }, 10_000);

  it('a connection reset: 502', async () => {
    const answer = await ask('/api/reset', 'POST', json);
    expect(answer.status).toBe(502);
    expect(failure(answer)['error']).toContain('could not be reached (ECONNRESET)');
  });

  it('a connection reset inside the body: the response is incomplete, and the dev server continues', async () => {
    await expect(ask('/api/reset-mid-body', 'GET', json)).rejects.toThrow(/aborted|hang up|reset/i);
    expect((await ask('/api/health', 'GET', json)).status).toBe(200);
  });

  it('a redirect to itself: with the address that the client uses', async () => {
    const answer = await ask('/api/redirect-inside', 'GET', json);
    expect(answer.status).toBe(307);
    expect(answer.headers.location).toBe('/api/api/v1/accounts?a=1');
  });

  it('a redirect to an invalid address: 502, and the dev server continues', async () => {
    const answer = await ask('/api/redirect-malformed', 'GET', json);
    expect(answer.status).toBe(502);
    expect(answer.body).toContain('which is not a valid URL');
    expect((await ask('/api/health', 'GET', json)).status).toBe(200);
  });

  it('a redirect to another origin: 502', async () => {
    const answer = await ask('/api/redirect-outside', 'GET', json);
    expect(answer.status).toBe(502);
    expect(answer.headers.location).toBeUndefined();
    expect(failure(answer)['error']).toBe(
      'The database service redirects to another origin, http://elsewhere.example, which the proxy does not follow.',
    );
  });

  it('a service that is down: 502 with its address and the variable', async () => {
    const down = await startUpstream();
    await down.stop();
    const server = await startDevServer(down.url);
    const response = await fetch(`${server.url}/api/health`, {headers: json});
    expect(response.status).toBe(502);
    const body = (await response.json()) as Record<string, string>;
    expect(body).toMatchObject({target: down.url, variable: 'DATABASE_URL'});
    expect(body['error']).toContain('ECONNREFUSED');
    await server.stop();
  });
});

describe('another site in the same browser', () => {
  it('cannot reach the service or the pages through its own hostname', async () => {
    for (const path of ['/api/health', '/quickstart', '/webpack-dev-server/open-editor']) {
      const answer = await ask(path, 'GET', {...json, host: 'rebound.example'});
      expect(answer.status).toBe(403);
      expect(answer.body).not.toContain('served');
    }
  });

  it('cannot read responses', async () => {
    for (const path of ['/api/health', '/quickstart']) {
      const {headers} = await ask(path, 'GET', {...json, origin: 'https://elsewhere.example'});
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  /** Returns the first data that the server sends on the socket of hot reload, whose frames are plain text. */
  const greeting = (origin: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('a key of 16 byte').toString('base64'),
        origin,
      };
      const request = http.get(`${dev.url}/ws`, {headers});
      request.on('error', reject);
      request.on('upgrade', (_response, socket, head) => {
        const heard = (data: Buffer) => {
          if (data.length === 0) return;
          resolve(data.toString());
          socket.destroy();
        };
        socket.on('data', heard);
        heard(head);
      });
    });

  it('receives nothing on the socket of hot reload', async () => {
    expect(await greeting('https://elsewhere.example')).toContain('Invalid');
    expect(await greeting(dev.url)).not.toContain('Invalid');
  });
});
