import {startSandbox, type Sandbox} from '../../sandbox';
import {PortInUseError} from '../../sandbox/listen';

/** Starts the sandbox on its usual ports, or on free ones when another sandbox is there. */
export async function startStandIn(): Promise<Sandbox> {
  return startSandbox().catch((error: unknown) => {
    if (error instanceof PortInUseError) return startSandbox({port: 0});
    throw error;
  });
}
