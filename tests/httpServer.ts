/** Servers of tests, on this machine. */
import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';

export type HttpServer = Awaited<ReturnType<typeof serveHttp>>;

/** Listens until it is stopped, by default on any free port. */
export async function serveHttp(listener: RequestListener, port = 0, host = '127.0.0.1') {
  const server = createServer(listener);
  const listen = async (on: number): Promise<number> => {
    await once(server.listen(on, host), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const taken = await listen(port);
  return {
    port: taken,
    url: `http://${host}:${taken}`,
    /** Ends what is under way as well. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    /** Listens on the same port again. */
    startAgain: async () => void (await listen(taken)),
  };
}

/** A port that was free a moment ago. */
export async function freePort(host?: string): Promise<number> {
  const {port, stop} = await serveHttp(() => undefined, 0, host);
  await stop();
  return port;
}
