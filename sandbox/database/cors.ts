/** Calls from web pages (CORS), as the public database nodes treat them. */
import type {MiddlewareHandler} from 'hono';
import {cors} from 'hono/cors';

const ALLOWED_DOMAINS = ['nillion.com', 'nillion.pub', 'fiftytwo.gg'];
const LOCAL_ORIGIN = 'http://localhost:8081';

/** Whether the public nodes allow calls from a web origin: its host without a port, over HTTPS. */
export function isAllowedOrigin(origin: string): boolean {
  if (origin === LOCAL_ORIGIN) return true;
  if (!origin.startsWith('https://')) return false;
  const host = origin.slice('https://'.length);
  return ALLOWED_DOMAINS.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

const allowOrigin = cors({
  origin: (origin) => origin,
  allowHeaders: ['Content-Type', 'Authorization'],
  allowMethods: ['GET', 'POST', 'DELETE'],
  maxAge: 3_600,
  credentials: true,
});

/**
 * Middleware that adds CORS headers for the origins that the public nodes allow. Calls from other origins still run;
 * their responses get no CORS headers. Preflight requests are answered here, before the token is checked. app.ts adds
 * it to all calls.
 */
export const addCorsHeaders: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin');
  if (origin === undefined) return next();
  if (isAllowedOrigin(origin)) return allowOrigin(c, next);
  return c.req.method === 'OPTIONS' ? c.body(null, 204) : next();
};
