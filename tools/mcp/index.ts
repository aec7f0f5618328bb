/** `npm run mcp`: the documentation for AI assistants, over the Model Context Protocol. */
import {homedir} from 'node:os';
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {command, readme, wholeNumber} from '../lib/command';
import {serveHttp} from './http';
import {openLibrary} from './library';
import {makeServer} from './server';
import {folderSource, siteSource} from './source';

/** @throws naming the option */
function siteAddress(text: string): URL {
  const url = URL.parse(text.replace(/\/?$/, '/'));
  const isLocal = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isLocal))
    throw new Error(`--site: expected an https address, found ${JSON.stringify(text)}.`);
  return url;
}

const options = {
  build: {type: 'string'},
  site: {type: 'string'},
  http: {type: 'string'},
  cache: {type: 'string', default: path.join(homedir(), '.cache/developer-docs-mcp')},
} as const;

void command(readme(__dirname), {options}, async ({values}) => {
  const port =
    values.http === undefined ? undefined : wholeNumber('--http', values.http, 0, 65_535);
  const library = await openLibrary(
    values.build === undefined && values.site !== undefined
      ? siteSource(siteAddress(values.site), values.cache)
      : folderSource(values.build ?? 'build'),
  );
  if (port === undefined) await makeServer(library).connect(new StdioServerTransport());
  // stdout belongs to the protocol.
  else console.error(`MCP on ${(await serveHttp(library, port)).url}`);
  await library.readAll();
});
