/** `npm start`: the documentation with hot reload, and a database service for its `/api` calls. */
import {spawn} from 'node:child_process';
import {EventEmitter, once} from 'node:events';
import {AI_URL, aiUrl, DATABASE_URL, databaseUrl} from '../../src/config/databaseUrl';
import {startSandbox} from '../../sandbox';
import {listen, PortInUseError} from '../../sandbox/listen';
import {restartFolders} from '../../src/lib/restart';
import {command, readme, wholeNumber} from '../lib/command';
import {watchFolders} from './watch';

const BIN = 'src/capabilities/core-patches/docusaurus.mjs';

const options = {
  port: {type: 'string', default: '3000'},
  host: {type: 'string', default: 'localhost'},
  'no-open': {type: 'boolean', default: false},
} as const;

/** Whom the calls go to: the services that were named, and the sandbox for the others. */
async function findServices() {
  // Wrong addresses are refused before anything starts.
  const given = {[DATABASE_URL]: databaseUrl(), [AI_URL]: aiUrl()};
  const isSet = (variable: string) => process.env[variable] !== undefined;
  const sandbox = Object.keys(given).every(isSet)
    ? undefined
    : await startSandbox().catch((error: unknown) => {
        // Another sandbox is there: this one takes free ports.
        if (error instanceof PortInUseError) return startSandbox({port: 0});
        throw error;
      });
  const choose = (variable: keyof typeof given, what: string, own = given[variable]) => {
    const url = isSet(variable) ? given[variable] : own;
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

/** Runs `docusaurus start`, anew after each change, until it ends by itself or is told to; gives its exit code. */
async function runDocs(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const told = Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  const changes = new EventEmitter();
  watchFolders(restartFolders, (files) => {
    console.log(`${files.join(', ')} changed: restarting the documentation server`);
    changes.emit('change');
  });
  for (let restarted = false; ; restarted = true) {
    const more = restarted ? ['--no-open'] : [];
    const child = spawn(process.execPath, [BIN, 'start', ...args, ...more], {
      stdio: 'inherit',
      env,
    });
    const exited = once(child, 'exit').then(([code]) => Number(code ?? 0));
    const end = told.then(() => 0);
    const change = once(changes, 'change').then(() => undefined);
    let code = await Promise.race([exited, end, change]);
    if (restarted && code !== undefined && code !== 0) {
      // The change may be what broke it, and the next one may mend it.
      console.log('The documentation server stopped: it starts again with the next change.');
      code = await Promise.race([end, change]);
    }
    child.kill();
    await exited;
    if (code !== undefined) return code;
  }
}

void command(readme(__dirname), {options}, async ({values}) => {
  const {host} = values;
  const port = wholeNumber('--port', values.port, 1, 65_535);
  // Docusaurus would ask for another port in a prompt, or take it silently.
  const place = {port, host, role: 'dev server', command: 'npm start'};
  await (await listen(() => new Response(), place)).close();
  const services = await findServices();
  const open = values['no-open'] ? ['--no-open'] : [];
  const args = ['--port', String(port), '--host', host, ...open];
  const code = await runDocs(args, {...process.env, ...services.env});
  await services.stop();
  process.exit(code);
});
