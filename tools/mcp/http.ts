/** Serves MCP over HTTP on this machine. Each request gets a new server, so that there are no sessions. */
import {WebStandardStreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {Hono} from 'hono';
import {listen, LOOPBACK, loopbackOnly} from '../../sandbox/listen';
import type {Library} from './library';
import {makeServer} from './server';

/** Serves `/mcp`. Port 0 selects a free port. */
export async function serveHttp(library: Library, port: number) {
  const app = new Hono();
  app.use(loopbackOnly);
  app.post('/mcp', async (c) => {
    const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
    await makeServer(library).connect(transport);
    return transport.handleRequest(c.req.raw);
  });
  app.all('/mcp', (c) => c.text('Only POST requests are possible here.', 405, {Allow: 'POST'}));
  const address = {port, host: LOOPBACK, role: 'MCP', command: 'npm run mcp'};
  const {origin, close} = await listen(app.fetch, address);
  return {url: `${origin}/mcp`, close};
}
