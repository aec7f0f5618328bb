/** `npm start`: runs the dev server of Docusaurus next to the sandbox, which responds to calls under /api. */
import {listen} from '../../src/lib/listen';
import {runCommand, wholeNumber} from '../lib/command';
import {startServices} from './services';

const options = {
  port: {type: 'string', default: '3000'},
  host: {type: 'string', default: 'localhost'},
  'no-open': {type: 'boolean', default: false},
} as const;

/**
 * Checks the port, because Docusaurus would ask for another one or silently use it.
 *
 * @throws if the port is in use
 */
async function checkPortIsFree(port: number, host: string): Promise<void> {
  const address = {port, host, role: 'dev server', command: 'npm start --'};
  const server = await listen(() => new Response(), address);
  await server.close();
}

void runCommand(__dirname, {options}, async ({values}) => {
  const {host} = values;
  const port = wholeNumber('--port', values.port, 1, 65_535);
  await checkPortIsFree(port, host);
  const services = await startServices();
  // Imported after the addresses are checked: src/config/apis.ts reads them, and its error would have a stack.
  const {runDevServer} = await import('./devServer');
  const args = ['--port', String(port), '--host', host];
  if (values['no-open']) args.push('--no-open');
  const exitCode = await runDevServer(args, {...process.env, ...services.env});
  await services.stop();
  process.exit(exitCode);
});
