/** Streamable HTTP on this machine alone: each request has a server of its own, so there are no sessions to keep. */
import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {Hono} from 'hono';
import {listen, LOOPBACK, loopbackOnly} from '../../sandbox/listen';
import type {Library} from './library';
import {makeServer} from './server';

/** Serves `/mcp`; port 0 is any free one. */
export async function serveHttp(library: Library, port: number) {
  const app = new Hono();
  app.use(loopbackOnly);
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
