import {startSandbox} from '../../sandbox';
import {PortInUseError} from '../../sandbox/listen';

/** The local database service behind `/api`. */
export interface StandIn {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the sandbox on its usual ports, or on free ones when another sandbox is there. */
export async function startStandIn(): Promise<StandIn> {
  const sandbox = await startSandbox().catch((error: unknown) => {
    if (error instanceof PortInUseError) return startSandbox({port: 0});
    throw error;
  });
  return {url: sandbox.databaseUrls[0] ?? '', stop: sandbox.stop};
}
