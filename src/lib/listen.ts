/** Starts servers on this machine, and protects them against web pages that call them. */
import {once} from 'node:events';
import {createAdaptorServer} from '@hono/node-server';
import type {Hono, MiddlewareHandler} from 'hono';

/** The address of servers that only this machine can reach. */
export const LOOPBACK = '127.0.0.1';
const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', LOOPBACK, '[::1]']);

function isLocal(url: string): boolean {
  return LOCAL_HOSTS.has(URL.parse(url)?.hostname ?? '');
}

/**
 * Creates middleware that responds with 403 to calls that web pages of other sites make through this machine's browser.
 * The browser sends the origin of the page or, when the page's domain resolves to 127.0.0.1 (DNS rebinding), its host.
 *
 * @param isAllowed  further origins that may call, such as the published site
 */
export function loopbackOnly(
  isAllowed: (origin: string) => boolean = () => false,
): MiddlewareHandler {
  return async (c, next) => {
    const {url} = c.req;
    const origin = c.req.header('origin') ?? url;
    if (!isLocal(url)) return c.text(`Host ${new URL(url).host} is not this machine.`, 403);
    if (!isLocal(origin) && !isAllowed(origin))
      return c.text(`Origin ${origin} is not this machine.`, 403);
    return next();
  };
}

/** A port is already in use. The message names it and says how to choose another one. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';
}

interface ListenOptions {
  /** @default 0, which means any free port */
  readonly port?: number;
  /** @default localhost */
  readonly host?: string;
  /** The purpose of the port; used in error messages. */
  readonly role: string;
  /** The command that starts the server, up to its options (`npm start --`); used in error messages. */
  readonly command: string;
  /** @default --port */
  readonly option?: string;
}

/**
 * Serves an app on a port of this machine. `close` stops the server and drops open connections.
 *
 * @throws PortInUseError; the error of Node for an unknown host, or for a port that needs more rights
 */
export async function listen(
  fetch: Hono['fetch'],
  {port = 0, host = 'localhost', role, command, option = '--port'}: ListenOptions,
): Promise<{origin: string; close: () => Promise<void>}> {
  // With Node's default of five seconds, a busy client may send a request while the server closes the idle connection.
  const serverOptions = {keepAliveTimeout: 0};
  const server = createAdaptorServer({fetch, serverOptions}).listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    // A larger step than 1, because the sandbox uses four ports in a row.
    const remedy = `Stop the process that uses it, or choose another port: ${command} ${option} ${port + 10}`;
    throw new PortInUseError(`Port ${port} (${role}) is in use. ${remedy}`);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return {origin: originOf(host, address.port), close};
}

/** Returns the origin of a server. An IPv6 address is written in brackets: `http://[::1]:9181`. */
function originOf(host: string, port: number): string {
  const isIpv6 = host.includes(':');
  return `http://${isIpv6 ? `[${host}]` : host}:${port}`;
}
