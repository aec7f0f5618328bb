/** What the node's web framework answers by itself: other methods, trailing slashes, other origins. */
import type {Hono, MiddlewareHandler} from 'hono';
import type {AiEnv} from './auth';
import {refusal} from './refusal';

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
