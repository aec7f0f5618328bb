/** `npm run serve`: the built site on a local port, as a host would serve it (clean URLs, caching, compression, 404). */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {serve} from '@hono/node-server';
import {baseUrl} from '../../src/config/site';
import {createSite} from './site';

const HELP = `Usage: npm run serve -- [options]

Serves the built site. Run "npm run build" first.

  --port N     port to listen on (default 3000)
  --host NAME  address to listen on (default localhost)
  --dir PATH   folder of the build (default build)
  --help       this text

Environment: BASE_URL, the base path that the site was built with (default /).`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: {type: 'string', default: '3000'},
        host: {type: 'string', default: 'localhost'},
        dir: {type: 'string', default: 'build'},
        help: {type: 'boolean', default: false},
      },
    }).values;
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

const options = readOptions();
if (options.help) {
  console.log(HELP);
  process.exit(0);
}
const port = Number(options.port);
if (!/^\d+$/.test(options.port) || port > 65_535)
  fail(
    `--port must be a number from 0 to 65535: found ${options.port}. Write for example --port 3000`,
  );
const dir = path.resolve(options.dir);
if (!existsSync(path.join(dir, 'index.html')))
  fail(
    `No built site in ${dir}: index.html is missing. Run "npm run build" first, or name the folder with --dir.`,
  );

const server = serve(
  {fetch: createSite({dir, baseUrl}).fetch, port, hostname: options.host},
  (info) => console.log(`Serving ${dir} on http://${options.host}:${info.port}${baseUrl}`),
);
server.on('error', (error: NodeJS.ErrnoException) => {
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use. Stop the process that holds it, or choose another: npm run serve -- --port ${port + 1}`
      : `The server could not start: ${error.message}`,
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
