import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {createAdaptorServer} from '@hono/node-server';
import type {Hono, MiddlewareHandler} from 'hono';

/** Where that listens which is for this machine only. */
export const LOOPBACK = '127.0.0.1';
const LOCAL_NAMES: ReadonlySet<string> = new Set(['localhost', LOOPBACK, '[::1]']);
const isLocal = (url: string): boolean => LOCAL_NAMES.has(URL.parse(url)?.hostname ?? '');

/**
 * Answers callers on this machine only: a page of another site names its own origin, and comes with its own name as the
 * Host where that was made to lead to 127.0.0.1.
 */
export const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const {url} = c.req;
  const origin = c.req.header('origin') ?? url;
  if (!isLocal(url)) return c.text(`Host ${new URL(url).host} is not this machine.`, 403);
  if (!isLocal(origin)) return c.text(`Origin ${origin} is not this machine.`, 403);
  return next();
};

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
export async function listen(
  fetch: Hono['fetch'],
  {port = 0, host = 'localhost', role, command}: ListenOptions,
): Promise<{origin: string; close: () => Promise<void>}> {
  const server = createAdaptorServer({fetch}).listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    const remedy = `Stop the process that holds it, or choose another: ${command} -- --port ${port + 10}`;
    throw new PortInUseError(`Port ${port} (${role}) is in use. ${remedy}`);
  });
  const close = (): Promise<void> =>
    new Promise((closed) => {
      server.close(() => closed());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return {origin: `http://${host}:${(server.address() as AddressInfo).port}`, close};
}
