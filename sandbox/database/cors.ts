import {cors} from 'hono/cors';

/** Hosts whose pages, by https, may call the documented nodes; and the one address of a developer's machine. */
const HOSTS = ['nillion.com', 'nillion.pub', 'fiftytwo.gg'];
const LOCAL_ORIGIN = 'http://localhost:8081';

function isAllowed(origin: string): boolean {
  if (origin === LOCAL_ORIGIN) return true;
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.protocol !== 'https:') return false;
  return HOSTS.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`));
}

/** Headers for browsers, as the public nodes send them; a preflight is answered before any token is asked for. */
export const allowOrigins = cors({
  origin: (origin) => (isAllowed(origin) ? origin : null),
  allowHeaders: ['Content-Type', 'Authorization'],
  allowMethods: ['GET', 'POST', 'DELETE'],
  maxAge: 3_600,
});
