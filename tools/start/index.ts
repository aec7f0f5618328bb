/** `npm start`: the documentation with hot reload, and a database service for its `/api` calls. */
import path from 'node:path';
import {AI_URL, aiUrl, DATABASE_URL, databaseUrl} from '../../src/config/databaseUrl';
import {startSandbox} from '../../sandbox';
import {listen, PortInUseError} from '../../sandbox/listen';
import {restartFolders} from '../../src/lib/restart';
import {command, wholeNumber} from '../lib/command';
import {DevProcess} from './devProcess';
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

const options = {
  port: {type: 'string', default: '3000'},
  host: {type: 'string', default: 'localhost'},
  'no-open': {type: 'boolean', default: false},
} as const;

/** Whom the calls go to: the services that were named, and the sandbox for the others. */
async function findServices() {
  const given = {[DATABASE_URL]: databaseUrl(), [AI_URL]: aiUrl()};
  const isSet = (variable: string) => process.env[variable] !== undefined;
  const sandbox =
    isSet(DATABASE_URL) && isSet(AI_URL)
      ? undefined
      : await startSandbox().catch((error: unknown) => {
          // Another sandbox is there: this one takes free ports.
          if (error instanceof PortInUseError) return startSandbox({port: 0});
          throw error;
        });
  const choose = (variable: keyof typeof given, what: string, own: string | undefined) => {
    const url = isSet(variable) ? given[variable] : (own ?? given[variable]);
    const note = isSet(variable) ? '' : ` (the sandbox, in memory; a token: ${url}/sandbox/token)`;
    console.log(`${what} go to ${url}${note}`);
    return url;
  };
  const env = {
    [DATABASE_URL]: choose(DATABASE_URL, 'Calls under /api', sandbox?.databaseUrls[0]),
    [AI_URL]: choose(AI_URL, "The console's calls to the AI node", sandbox?.aiUrl),
  };
  return {env, stop: async () => sandbox?.stop()};
}

void command(HELP, {options}, async ({values}) => {
  const {host} = values;
  const port = wholeNumber('--port', values.port, 1, 65_535);
  // Wrong addresses are refused before anything starts.
  databaseUrl();
  aiUrl();
  // Docusaurus would ask for another port in a prompt, or take it silently.
  const place = {port, host, role: 'dev server', command: 'npm start'};
  await (await listen(() => new Response(), place)).close();
  const services = await findServices();
  const end = async (code: number): Promise<never> => {
    await Promise.all([docs.stop(), services.stop()]);
    process.exit(code);
  };
  const env = {...process.env, ...services.env};
  const docs = new DevProcess(['--port', String(port), '--host', host], env, (exit) => {
    if (exit.code === 0 || !exit.restarted) void end(exit.code);
    else console.log('The documentation server stopped: it starts again with the next change.');
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(0));
  docs.start(values['no-open'] ? ['--no-open'] : []);
  watchFolders(
    restartFolders.map((folder) => path.resolve(folder)),
    (files) => {
      const names = files.map((file) => path.relative(process.cwd(), file)).join(', ');
      console.log(`${names} changed: restarting the documentation server`);
      void docs.restart();
    },
  );
});
