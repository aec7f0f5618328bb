/** Serves MCP over HTTP. Each request gets a new server, so that there are no sessions. */
import {createMcpHandler} from '@modelcontextprotocol/server';
import {Hono, type MiddlewareHandler} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {listen, LOOPBACK, loopbackOnly} from '../../src/lib/listen';
import type {Library} from './library';
import {makeServer} from './server';

/** Longest request, in bytes. The longest useful one explains an error body. */
const MAX_REQUEST = 64 * 1024;

interface HttpOptions {
  /** 0 selects a free port. */
  readonly port: number;
  /** The address to listen on. @default 127.0.0.1, which only this machine can reach */
  readonly host?: string;
}

/**
 * Serves `/mcp` until `close` of the result is called. On the default address, only this machine is answered; on
 * another one, programs and the pages of the documented site. Requests of more than 64 KiB are refused. For `npm run
 * mcp -- --http`.
 *
 * @throws PortInUseError
 */
export async function serveHttp(library: Library, {port, host = LOOPBACK}: HttpOptions) {
  const app = new Hono();
  const {origin: siteOrigin} = new URL(library.docs.site);
  app.use(host === LOOPBACK ? loopbackOnly() : onlyFrom(siteOrigin));
  const mcp = createMcpHandler(() => makeServer(library));
  app.use(bodyLimit({maxSize: MAX_REQUEST}));
  app.post('/mcp', async (c) => {
    // The protocol has no batches. Each message of one would cost as much as a request.
    const text = await c.req.text();
    if (text.trimStart().startsWith('[')) return c.text('Send one message in each request.', 400);
    const {url, headers} = c.req.raw;
    return mcp.fetch(new Request(url, {method: 'POST', headers, body: text}));
  });
  app.all('/mcp', (c) => c.text('Only POST requests are possible here.', 405, {Allow: 'POST'}));
  const address = {port, host, role: 'MCP', command: 'npm run mcp --', option: '--http'};
  const {origin, close} = await listen(app.fetch, address);
  return {url: `${origin}/mcp`, close};
}

/** Refuses requests that pages of other sites make. Programs send no origin. */
function onlyFrom(siteOrigin: string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin') ?? siteOrigin;
    if (origin !== siteOrigin) return c.text(`Origin ${origin} is not ${siteOrigin}.`, 403);
    return next();
  };
}
