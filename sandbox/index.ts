/** The documented APIs on loopback, in memory: three database nodes and one AI node. */
import {freshIdentity} from './identity';
import {listen, LOOPBACK} from './listen';
import {withDefaults, type SandboxOptions} from './options';
import {aiApp, databaseNodes, mintToken} from './servers';

export type {SandboxOptions} from './options';
export {SANDBOX_HEADER, SANDBOX_NOTICE} from './servers';

export interface Sandbox {
  /** Three, in node order, such as `http://localhost:9181`. */
  readonly databaseUrls: readonly string[];
  readonly aiUrl: string;
  /** A token for node 1, valid for one hour; `GET /sandbox/token` of each node gives a new one. */
  readonly token: string;
  /** DID of the organization that the token belongs to. */
  readonly organizationDid: string;
  readonly stop: () => Promise<void>;
}

/** Starts the sandbox. @throws PortInUseError, after closing what had started */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const settings = withDefaults(options);
  const listeners: Awaited<ReturnType<typeof listen>>[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(listeners.map((listener) => listener.close()));
  };
  const organization = freshIdentity();
  const nodes = databaseNodes(organization, settings);
  const servers = [
    ...nodes.map(({app}, index) => ({fetch: app.fetch, role: `database node ${index + 1}`})),
    {fetch: aiApp(settings).fetch, role: 'AI node'},
  ];
  try {
    for (const [index, {fetch, role}] of servers.entries()) {
      const port = settings.port === 0 ? 0 : settings.port + index;
      listeners.push(await listen(fetch, {port, host: LOOPBACK, role, command: 'npm run sandbox'}));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  // By the name that the pages and their samples use.
  const urls = listeners.map(({origin}) => origin.replace(LOOPBACK, 'localhost'));
  const {token} = await mintToken(organization, nodes[0]?.identity.did ?? '');
  return {
    databaseUrls: urls.slice(0, nodes.length),
    aiUrl: urls[nodes.length] ?? '',
    token,
    organizationDid: organization.did,
    stop,
  };
}
