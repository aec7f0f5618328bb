import type {AddressInfo} from 'node:net';
import {createAdaptorServer} from '@hono/node-server';
import type {Hono} from 'hono';

/** A port is taken. The message names it and a way out. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

export interface ListenOptions {
  /** @default 0, any free one */
  readonly port?: number;
  /** @default localhost */
  readonly host?: string;
  /** What the port is for, and the command that takes another one: shown in errors. */
  readonly role: string;
  readonly command: string;
}

/** Serves an app on a port of this machine. @throws PortInUseError */
export function listen(
  fetch: Hono['fetch'],
  {port = 0, host = 'localhost', role, command}: ListenOptions,
): Promise<{origin: string; close: () => Promise<void>}> {
  const server = createAdaptorServer({fetch});
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const remedy = `Stop the process that holds it, or choose another: ${command} -- --port ${port + 10}`;
      reject(
        error.code === 'EADDRINUSE'
          ? new PortInUseError(`Port ${port} (${role}) is in use. ${remedy}`)
          : error,
      );
    });
    server.listen(port, host, () => {
      const {port: actual} = server.address() as AddressInfo;
      const close = (): Promise<void> =>
        new Promise((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({origin: `http://${host}:${actual}`, close});
    });
  });
}
