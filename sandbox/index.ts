/** Runs the documented APIs locally and in memory: three database nodes and one AI node. */
import {newIdentity} from './identity';
import {listen, LOOPBACK} from '../src/lib/listen';
import {startCommand} from './location';
import {withDefaults, type SandboxOptions} from './options';
import {createAiApp, createDatabaseNodes, createToken} from './servers';

export type {SandboxOptions} from './options';
export {SANDBOX_HEADER, SANDBOX_NOTICE} from './servers';

export interface Sandbox {
  /** The three database nodes in order, such as `http://localhost:9181`. */
  readonly databaseUrls: readonly string[];
  readonly aiUrl: string;
  /** A token for the first node, valid for one hour. `GET /sandbox/token` of a node returns a new one. */
  readonly token: string;
  /** The DID of the organization that the token belongs to. */
  readonly organizationDid: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the sandbox in this process and waits until its four servers listen.
 *
 * @throws PortInUseError; servers that already started are closed first
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const settings = withDefaults(options);
  const organization = newIdentity();
  const nodes = createDatabaseNodes(organization, settings);
  const servers = [
    ...nodes.map(({app}, index) => ({fetch: app.fetch, role: `database node ${index + 1}`})),
    {fetch: createAiApp(settings).fetch, role: 'AI node'},
  ];
  const listeners: Awaited<ReturnType<typeof listen>>[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(listeners.map((listener) => listener.close()));
  };
  try {
    for (const [index, {fetch, role}] of servers.entries()) {
      const port = settings.port === 0 ? 0 : settings.port + index;
      listeners.push(await listen(fetch, {port, host: LOOPBACK, role, command: startCommand}));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  // The pages and their samples use the name localhost.
  const urls = listeners.map(({origin}) => origin.replace(LOOPBACK, 'localhost'));
  const {token} = await createToken(organization, nodes[0]?.identity.did ?? '');
  return {
    databaseUrls: urls.slice(0, nodes.length),
    aiUrl: urls[nodes.length] ?? '',
    token,
    organizationDid: organization.did,
    stop,
  };
}
