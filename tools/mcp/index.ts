/** `npm run mcp`: the documentation for AI assistants, over the Model Context Protocol. */
import {homedir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {serveHttp} from './http';
import {Library} from './library';
import {makeServer} from './server';
import {folderSource, siteSource} from './source';

const HELP = `npm run mcp -- [--build DIR | --site URL] [--http PORT] [--cache DIR]

Serves this documentation to AI assistants (Model Context Protocol): over stdin and stdout, or HTTP.

  --build DIR   a site made by "npm run build"; "build" unless another is named
  --site URL    a published site; works offline after the first run
  --http PORT   streamable HTTP on http://127.0.0.1:PORT/mcp
  --cache DIR   where files of --site are kept; ~/.cache/developer-docs-mcp`;

/** @throws naming the option */
function siteAddress(text: string): URL {
  const url = URL.parse(text.replace(/\/?$/, '/'));
  const isLocal = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isLocal))
    throw new Error(`--site: expected an https address, found ${JSON.stringify(text)}.`);
  return url;
}

/** @throws naming the option */
function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`--http: expected a port from 0 to 65535, found ${JSON.stringify(text)}.`);
  return port;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string'},
      site: {type: 'string'},
      http: {type: 'string'},
      cache: {type: 'string', default: path.join(homedir(), '.cache/developer-docs-mcp')},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) return console.log(HELP);
  const port = values.http === undefined ? undefined : portNumber(values.http);
  const library = await Library.open(
    values.build === undefined && values.site !== undefined
      ? siteSource(siteAddress(values.site), values.cache)
      : folderSource(values.build ?? 'build'),
  );
  if (port === undefined) await makeServer(library).connect(new StdioServerTransport());
  // stdout belongs to the protocol.
  else console.error(`MCP on ${(await serveHttp(library, port)).url}`);
  await library.readAll();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
