/** The static server on a port of its own, for benches and tests. */
import type {AddressInfo} from 'node:net';
import {serve, type ServerType} from '@hono/node-server';
import {createSite} from './site';

export interface ServedSite {
  /** `http://localhost:port`, without a path. */
  readonly origin: string;
  close(): void;
}

/** Serves a build folder on a free port. */
export async function serveFolder(dir: string, baseUrl = '/'): Promise<ServedSite> {
  const {fetch} = createSite({dir, baseUrl});
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({fetch, port: 0}, () => resolve(started));
  });
  const {port} = server.address() as AddressInfo;
  return {origin: `http://localhost:${port}`, close: () => void server.close()};
}
