/** What the node's web framework answers by itself: other methods, trailing slashes, other origins. */
import type {MiddlewareHandler} from 'hono';

/** The routes and the one method of each. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ['/v1/health', 'GET'],
  ['/v1/public_key', 'GET'],
  ['/v1/models', 'GET'],
  ['/v1/usage', 'GET'],
  ['/v1/attestation/report', 'GET'],
  ['/v1/chat/completions', 'POST'],
]);

/** 307 to the path without its trailing slash; 405 with `Allow` for another method, HEAD included. */
export const routeAsFramework: MiddlewareHandler = async (c, next) => {
  const {path, method} = c.req;
  const allowed = METHODS.get(path);
  if (allowed !== undefined && allowed !== method) {
    return c.json({detail: 'Method Not Allowed'}, 405, {Allow: allowed});
  }
  if (path.endsWith('/') && METHODS.has(path.slice(0, -1))) {
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
