/** What the node's web framework answers by itself: requests without a key, other methods, trailing slashes, other origins. */
import type {Hono, MiddlewareHandler} from 'hono';
import {refusal} from './refusal';

export interface AiEnv {
  Variables: {apiKey: string};
}

const authorizationRegex = /^(\S+) +(\S.*)$/;

/** 403 without a bearer token, 401 with a key that the sandbox does not know. */
export function requireKey(keys: ReadonlySet<string>): MiddlewareHandler<AiEnv> {
  return async (c, next) => {
    const [, scheme, key] = authorizationRegex.exec(c.req.header('authorization') ?? '') ?? [];
    if (scheme === undefined || key === undefined) throw refusal(403, 'Not authenticated');
    if (scheme.toLowerCase() !== 'bearer') throw refusal(403, 'Invalid authentication credentials');
    if (!keys.has(key))
      throw refusal(401, 'Missing or invalid API key', {'WWW-Authenticate': 'Bearer'});
    c.set('apiKey', key);
    return next();
  };
}

/** 307 to the path without its trailing slash; 405 with `Allow` for another method, HEAD included. Each route has one. */
export const routeAsFramework =
  (app: Hono<AiEnv>): MiddlewareHandler =>
  async (c, next) => {
    const {path, method} = c.req;
    const methodOf = (asked: string) =>
      app.routes.find((route) => route.path === asked && route.method !== 'ALL')?.method;
    const allowed = methodOf(path);
    if (allowed !== undefined && allowed !== method)
      throw refusal(405, 'Method Not Allowed', {Allow: allowed});
    if (path.endsWith('/') && methodOf(path.slice(0, -1)) !== undefined) {
      const url = new URL(c.req.url);
      url.pathname = path.slice(0, -1);
      return c.redirect(url.href, 307);
    }
    return next();
  };

/** Any origin may call. The header comes only with an `Origin`, and a preflight is 200 with the text OK. */
export const allowAnyOrigin: MiddlewareHandler = async (c, next) => {
  if (c.req.header('origin') === undefined) return next();
  if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined) {
    return c.text('OK', 200, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT',
      'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '',
      'Access-Control-Max-Age': '600',
    });
  }
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
};
