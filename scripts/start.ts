/** `npm start`: the documentation with hot reload, and a database service for its `/api` calls. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {DATABASE_URL, databaseUrl} from '../src/config/databaseUrl';
import {DevProcess} from './start/devProcess';
import {assertPortFree} from './start/port';
import {startStandIn} from './start/standIn';
import {watchFolders} from './start/watch';

const HELP = `Usage: npm start -- [options]

Serves the documentation with hot reload on http://localhost:3000, and forwards calls under /api to a
database service. Ctrl-C ends everything.

  --port N     port to listen on (default 3000)
  --host NAME  address to listen on (default localhost)
  --no-open    does not open a browser
  --help       this text

Environment: ${DATABASE_URL}, the service that /api leads to; unset, the sandbox is started for it.
A change under src/config or src/plugins restarts the documentation server by itself.`;

/** Values and build steps are read when the server starts: Docusaurus does not see them change. */
const WATCHED = ['src/config', 'src/plugins', 'src/lib'];

function readOptions() {
  const {values} = parseArgs({
    options: {
      port: {type: 'string', default: '3000'},
      host: {type: 'string', default: 'localhost'},
      'no-open': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port < 1 || port > 65_535)
    throw new Error(`--port must be a number from 1 to 65535: found ${values.port}.`);
  return {...values, port};
}

async function main(): Promise<void> {
  const {help, port, host, 'no-open': noOpen} = readOptions();
  if (help) {
    console.log(HELP);
    return;
  }
  const given = databaseUrl();
  await assertPortFree(port, host);
  const standIn = process.env[DATABASE_URL] === undefined ? await startStandIn() : undefined;
  const target = standIn?.url ?? given;
  console.log(`Calls under /api go to ${target}${standIn ? ' (the sandbox, in memory)' : ''}`);

  const docs = new DevProcess({port, host, env: {...process.env, [DATABASE_URL]: target}});
  const end = async (code: number): Promise<never> => {
    await Promise.all([docs.stop(), standIn?.stop()]);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));
  docs.onExit((code) => void end(code));
  docs.start({open: !noOpen});
  watchFolders(
    WATCHED.map((folder) => path.resolve(folder)),
    (file) => {
      console.log(
        `${path.relative(process.cwd(), file)} changed: restarting the documentation server`,
      );
      void docs.restart();
    },
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
