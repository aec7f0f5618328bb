/** `npm run serve`: serves the built site on a local port as a host would (clean URLs, caching, compression, 404). */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {baseUrl} from '../../src/config/site';
import {runCommand, wholeNumber} from '../lib/command';
import {serveFolder} from './site';

const options = {
  port: {type: 'string', default: '3000'},
  host: {type: 'string', default: 'localhost'},
  dir: {type: 'string', default: 'build'},
} as const;

void runCommand(__dirname, {options}, async ({values}) => {
  const port = wholeNumber('--port', values.port, 0, 65_535);
  const dir = path.resolve(values.dir);
  if (!existsSync(path.join(dir, 'index.html')))
    throw new Error(
      `No built site in ${dir}: index.html is missing. Run "npm run build" first, or pass the folder with --dir.`,
    );
  const {origin} = await serveFolder(dir, baseUrl, {port, host: values.host});
  console.log(`Serving ${dir} on ${origin}${baseUrl}`);
});
