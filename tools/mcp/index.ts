/** `npm run mcp`: offers the documentation to AI assistants over the Model Context Protocol. */
import {homedir} from 'node:os';
import path from 'node:path';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {command, readme, wholeNumber} from '../lib/command';
import {serveHttp} from './http';
import {openLibrary} from './library';
import {makeServer} from './server';
import {folderSource, siteSource} from './source';

const options = {
  build: {type: 'string'},
  site: {type: 'string'},
  http: {type: 'string'},
  cache: {type: 'string', default: path.join(homedir(), '.cache/developer-docs-mcp')},
} as const;

void command(readme(__dirname), {options}, async ({values}) => {
  const port =
    values.http === undefined ? undefined : wholeNumber('--http', values.http, 0, 65_535);
  // The script in the developer kit sets --site; --build overrides it.
  const usesSite = values.build === undefined && values.site !== undefined;
  const source = usesSite
    ? siteSource(parseSiteUrl(values.site ?? ''), values.cache)
    : folderSource(values.build ?? 'build');
  const library = await openLibrary(source);
  if (port === undefined) {
    await makeServer(library).connect(new StdioServerTransport());
  } else {
    const {url} = await serveHttp(library, port);
    // As in the other mode, stdout is reserved for the protocol.
    console.error(`MCP server: ${url}`);
  }
  await library.readAllPages();
});

/** Parses the URL of a site, with a slash at its end. @throws Error for other URLs than https and loopback */
function parseSiteUrl(text: string): URL {
  const url = URL.parse(text.replace(/\/?$/, '/'));
  const isLoopback = url?.protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(url.hostname);
  if (url === null || (url.protocol !== 'https:' && !isLoopback)) {
    throw new Error(
      `--site: ${JSON.stringify(text)} is not an https URL. Use one such as https://docs.example.org.`,
    );
  }
  return url;
}
