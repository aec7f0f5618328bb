/** `npm run mcp`: offers the documentation to AI assistants over the Model Context Protocol. */
import {homedir} from 'node:os';
import path from 'node:path';
import {DOCS_FILE} from '../../src/plugins/downloads/shared';
import {runCommand, wholeNumber} from '../lib/command';
import {serveHttp} from './http';
import {Library} from './library';
import {newestDocs, readDocs, refreshCache} from './source';
import {serveStdio} from './stdio';

const options = {
  docs: {type: 'string'},
  http: {type: 'string'},
  host: {type: 'string'},
  cache: {type: 'string', default: path.join(homedir(), '.cache/docs-mcp')},
} as const;

const DAY_MS = 24 * 3600 * 1000;

void runCommand(__dirname, {options}, async ({values: {docs: file, http, host, cache}}) => {
  // The published archive contains the documentation.
  const shipped = readDocs(file ?? path.join(__dirname, DOCS_FILE));
  const docs = file === undefined ? newestDocs(shipped, cache) : shipped;
  const library = new Library(docs);
  const days = Math.floor((Date.now() - Date.parse(docs.built)) / DAY_MS);
  // stdout is reserved for the protocol.
  console.error(
    `${docs.title}: ${docs.pages.length} pages of ${docs.site}, built on ${docs.built} (${days} days ago)`,
  );
  if (http === undefined) {
    serveStdio(library);
  } else {
    const {url} = await serveHttp(library, {port: wholeNumber('--http', http, 0, 65_535), host});
    console.error(`MCP server: ${url}`);
  }
  if (file === undefined) console.error(`Update: ${await refreshCache(shipped, cache)}`);
});
