/**
 * Treats other methods, trailing slashes, and other origins as the node's web framework does. app.ts adds this
 * middleware to all routes.
 */
import type {Hono, MiddlewareHandler} from 'hono';
import type {AiEnv} from './auth';
import {errorResponse} from './errors';

/**
 * Creates middleware that responds with 405 and `Allow` when a path exists but has another method (also
 * for HEAD), and that redirects (307) a path with a trailing slash. Each path of the node has exactly one
 * method. Unknown paths pass.
 */
export function checkRoute(app: Hono<AiEnv>): MiddlewareHandler<AiEnv> {
  const findMethod = (path: string): string | undefined =>
    app.routes.find((route) => route.path === path && route.method !== 'ALL')?.method;
  return async (c, next) => {
    const {path, method} = c.req;
    const allowed = findMethod(path);
    if (allowed !== undefined && allowed !== method)
      throw errorResponse(405, 'Method Not Allowed', {Allow: allowed});
    if (path.endsWith('/') && findMethod(path.slice(0, -1)) !== undefined) {
      const url = new URL(c.req.url);
      url.pathname = path.slice(0, -1);
      return c.redirect(url.href, 307);
    }
    return next();
  };
}

const CORS_METHODS = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT';

/** Middleware that adds the CORS headers of the node, which allows any origin, and answers preflight requests. */
export const addCorsHeaders: MiddlewareHandler = async (c, next) => {
  if (c.req.header('origin') === undefined) return next();
  const isPreflight = c.req.header('access-control-request-method') !== undefined;
  if (c.req.method === 'OPTIONS' && isPreflight) {
    return c.text('OK', 200, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': CORS_METHODS,
      'Access-Control-Allow-Headers': c.req.header('access-control-request-headers') ?? '',
      'Access-Control-Max-Age': '600',
    });
  }
  await next();
  c.res.headers.set('Access-Control-Allow-Origin', '*');
};
