/** Chooses the services that the dev server forwards calls to. */
import {startSandbox, type Sandbox} from '../../sandbox';
import {PortInUseError} from '../../src/lib/listen';
import {readDevServerEnvironment} from '../../src/config/env';
import {aiUrl, databaseUrl} from '../../src/config/services';

interface Services {
  /** The addresses, as environment variables for the dev server. */
  readonly env: {DATABASE_URL: string; AI_URL: string};
  stop(): Promise<void>;
}

/** Starts the sandbox, on free ports if another sandbox is running. */
async function startLocalSandbox(): Promise<Sandbox> {
  try {
    return await startSandbox();
  } catch (error) {
    if (error instanceof PortInUseError) return startSandbox({port: 0});
    throw error;
  }
}

function printService(name: string, url: string, isSandbox: boolean): void {
  const note = isSandbox ? ` (the sandbox, in memory; a token: ${url}/sandbox/token)` : '';
  console.log(`${name} go to ${url}${note}`);
}

/**
 * Returns the services that the environment names, and starts the sandbox in this process for those that it doesn't name.
 * Prints where calls go.
 *
 * @throws Error if the environment contains an invalid address, before anything starts
 */
export async function startServices(): Promise<Services> {
  const configured = readDevServerEnvironment();
  const env = {DATABASE_URL: databaseUrl(), AI_URL: aiUrl()};
  const isDatabaseSandbox = configured.DATABASE_URL === undefined;
  const isAiSandbox = configured.AI_URL === undefined;
  let sandbox: Sandbox | undefined;
  if (isDatabaseSandbox || isAiSandbox) {
    sandbox = await startLocalSandbox();
    if (isDatabaseSandbox) env.DATABASE_URL = sandbox.databaseUrls[0] ?? env.DATABASE_URL;
    if (isAiSandbox) env.AI_URL = sandbox.aiUrl;
  }
  printService('Calls under /api', env.DATABASE_URL, isDatabaseSandbox);
  printService("The console's calls to the AI node", env.AI_URL, isAiSandbox);
  return {
    env,
    async stop() {
      await sandbox?.stop();
    },
  };
}
