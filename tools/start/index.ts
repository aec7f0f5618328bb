/** `npm start`: the documentation with hot reload, and a database service for its `/api` calls. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {AI_URL, aiUrl, DATABASE_URL, databaseUrl} from '../../src/config/databaseUrl';
import {DevProcess, type DevExit} from './devProcess';
import {assertPortFree} from './port';
import {startStandIn} from './standIn';
import {watchFolders} from './watch';

const HELP = `Usage: npm start -- [options]

Serves the documentation with hot reload on http://localhost:3000, and forwards calls under /api to a
database service. Ctrl-C ends everything.

  --port N     port to listen on (default 3000)
  --host NAME  address to listen on (default localhost)
  --no-open    does not open a browser
  --help       this text

Environment: ${DATABASE_URL}, the service that /api leads to, and ${AI_URL}, the AI node that the console
calls; the sandbox is started for what is unset.
A change under src/config, src/capabilities or src/lib restarts the documentation server by itself.`;

/** Values and build steps are read when the server starts: Docusaurus does not see them change. */
const WATCHED = ['src/config', 'src/capabilities', 'src/lib'];

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

/** Whom the calls go to: the services that were named, and the sandbox for the others. */
async function findServices() {
  const given = {[DATABASE_URL]: databaseUrl(), [AI_URL]: aiUrl()};
  const isSet = (variable: string) => process.env[variable] !== undefined;
  const standIn = isSet(DATABASE_URL) && isSet(AI_URL) ? undefined : await startStandIn();
  const choose = (variable: keyof typeof given, what: string, own: string | undefined) => {
    const url = isSet(variable) ? given[variable] : (own ?? given[variable]);
    const note = isSet(variable) ? '' : ` (the sandbox, in memory; a token: ${url}/sandbox/token)`;
    console.log(`${what} go to ${url}${note}`);
    return url;
  };
  const env = {
    [DATABASE_URL]: choose(DATABASE_URL, 'Calls under /api', standIn?.databaseUrls[0]),
    [AI_URL]: choose(AI_URL, "The console's calls to the AI node", standIn?.aiUrl),
  };
  return {env, stop: async () => standIn?.stop()};
}

async function main(): Promise<void> {
  const {help, port, host, 'no-open': noOpen} = readOptions();
  if (help) {
    console.log(HELP);
    return;
  }
  // Wrong addresses are refused before anything starts.
  databaseUrl();
  aiUrl();
  await assertPortFree(port, host);
  const services = await findServices();
  const docs = new DevProcess({port, host, env: {...process.env, ...services.env}});
  const end = async (code: number): Promise<never> => {
    await Promise.all([docs.stop(), services.stop()]);
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));
  docs.onExit(({code, restarted}: DevExit) => {
    if (code === 0 || !restarted) void end(code);
    else console.log('The documentation server stopped: it starts again with the next change.');
  });
  docs.start({open: !noOpen});
  watchFolders(
    WATCHED.map((folder) => path.resolve(folder)),
    (files) => {
      const names = files.map((file) => path.relative(process.cwd(), file)).join(', ');
      console.log(`${names} changed: restarting the documentation server`);
      void docs.restart();
    },
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
