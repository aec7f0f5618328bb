/** HTTP servers for tests on this machine. */
import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

export type HttpServer = Awaited<ReturnType<typeof serveHttp>>;

/** Starts a server, by default on a free port. */
export async function serveHttp(listener: RequestListener, port = 0, host = '127.0.0.1') {
  const server = createServer(listener);
  const listen = async (requestedPort: number): Promise<number> => {
    await once(server.listen(requestedPort, host), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const actualPort = await listen(port);
  return {
    port: actualPort,
    url: `http://${host}:${actualPort}`,
    /** Stops the server, and closes open connections. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    /** Listens on the same port again. */
    startAgain: async () => void (await listen(actualPort)),
  };
}

/** Returns a port that was free a moment ago. */
export async function freePort(host?: string): Promise<number> {
  const {port, stop} = await serveHttp(() => undefined, 0, host);
  await stop();
  return port;
}
