/** Streamable HTTP on this machine alone: each request has a server of its own, so there are no sessions to keep. */
import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {Hono} from 'hono';
import {listen} from '../../sandbox/listen';
import type {Library} from './library';
import {makeServer} from './server';

const LOOPBACK = '127.0.0.1';
const LOCAL_NAMES = new Set(['localhost', LOOPBACK, '[::1]']);

/** Whether an address is on this machine; a page of another site names its own, even behind a name that leads here. */
const isLocal = (url: string): boolean => LOCAL_NAMES.has(URL.parse(url)?.hostname ?? '');

/** Serves `/mcp`; port 0 is any free one. */
export async function serveHttp(library: Library, port: number) {
  const app = new Hono();
  app.use('*', async (c, next) => {
    const origin = c.req.header('origin');
    if (!isLocal(`http://${c.req.header('host')}`))
      return c.text(`Host ${c.req.header('host')} is not this machine.`, 403);
    if (origin !== undefined && !isLocal(origin))
      return c.text(`Origin ${origin} is not this machine.`, 403);
    return next();
  });
  app.post('/mcp', async (c) => {
    const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
    await makeServer(library).connect(transport);
    return transport.handleRequest(c.req.raw);
  });
  app.all('/mcp', (c) => c.text('Only POST is served here.', 405, {Allow: 'POST'}));
  const place = {port, host: LOOPBACK, role: 'MCP', command: 'npm run mcp'};
  const {origin, close} = await listen(app.fetch, place);
  return {url: `${origin}/mcp`, close};
}
