import type {AddressInfo} from 'node:net';
import {createAdaptorServer} from '@hono/node-server';

/** Loopback only: the sandbox is for the machine it runs on. */
const HOST = '127.0.0.1';

type FetchCallback = (request: Request) => Response | Promise<Response>;

export interface Listener {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** A port of the sandbox is taken. The message names it and a way out. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';

  constructor(port: number, role: string) {
    super(
      `Port ${port} (${role}) is in use on ${HOST}. Stop what listens there, or start the sandbox on ` +
        'other ports: npm run sandbox -- --port 9281, or SANDBOX_PORT=9281.',
    );
  }
}

/**
 * Listens on the loopback interface; port 0 takes a free one.
 *
 * @param role  what the port is for, shown in errors
 * @throws PortInUseError
 */
export function listen(fetch: FetchCallback, port: number, role: string): Promise<Listener> {
  const server = createAdaptorServer({fetch});
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, role) : error);
    });
    server.listen(port, HOST, () => {
      const {port: actual} = server.address() as AddressInfo;
      const close = (): Promise<void> =>
        new Promise((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({url: `http://localhost:${actual}`, close});
    });
  });
}
