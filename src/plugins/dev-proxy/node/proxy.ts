/**
 * Forwards calls to the database service, as one entry of webpack-dev-server's `proxy`. A failure before the response begins
 * is answered with JSON. A response that breaks off is cut off; once it has begun, it may take any time.
 */
import type {ClientRequest, IncomingMessage, ServerResponse} from 'node:http';
import type {ProxyConfigArrayItem} from 'webpack-dev-server';
import {API_PREFIX, goesToService, isPageRequestFromTool} from './decide';
import {redirectInside} from './redirect';

/** The time in which the service must begin its response. It starts again with each part that the caller uploads. */
const RESPONSE_LIMIT_MS = 4500;

/** Answers with JSON that names the target and the variable. If a response has begun, cuts it off instead. */
function fail(response: ServerResponse, status: 502 | 504, target: string, problem: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const hint = `Set DATABASE_URL to the address of a database service, or leave it unset to use the local sandbox.`;
  const body = {error: problem, target, variable: 'DATABASE_URL', hint};
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8'});
  response.end(`${JSON.stringify(body, null, 2)}\n`);
}

/** Removes cookies, which may belong to other projects on localhost, and limits the time until the response begins. */
function prepareRequest(
  proxyRequest: ClientRequest,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
) {
  proxyRequest.removeHeader('cookie');
  const timer = setTimeout(() => {
    const seconds = RESPONSE_LIMIT_MS / 1000;
    fail(response, 504, target, `The database service did not respond within ${seconds} s.`);
    proxyRequest.destroy();
  }, RESPONSE_LIMIT_MS);
  request.on('data', () => timer.refresh());
  for (const event of ['response', 'close']) proxyRequest.on(event, () => clearTimeout(timer));
  // A caller that goes away (a closed event stream) ends the call to the service as well.
  response.on('close', () => proxyRequest.destroy());
}

/** Removes cookies, keeps redirects inside the proxy, and makes the response end when the service ends it. */
function prepareResponse(proxyResponse: IncomingMessage, response: ServerResponse, target: string) {
  const {headers} = proxyResponse;
  delete headers['set-cookie'];
  // Keeps the dev server from compressing the response, which would delay an event stream.
  headers['cache-control'] = [headers['cache-control'], 'no-transform'].filter(Boolean).join(', ');
  // If the service closes the connection early, the proxy does as well. Otherwise, a partial response would look complete.
  proxyResponse.on('close', () => {
    if (!proxyResponse.complete) response.destroy();
  });
  if (headers.location === undefined) return;
  const asked = (proxyResponse as IncomingMessage & {req?: ClientRequest}).req?.path ?? '/';
  try {
    headers.location = redirectInside(headers.location, asked, target);
  } catch (error) {
    fail(response, 502, target, `The database service redirects ${(error as Error).message}.`);
  }
}

/**
 * Returns the entry of `proxy` that forwards calls to a target, a URL without a slash at its end. It removes `/api`
 * from the path. Its callbacks never throw: failures become responses with status 502 or 504. It also sets the Accept
 * header of page requests from tools such as curl, so that the dev server answers them with the page. The plugin
 * (../index.ts) puts it into the settings of the dev server.
 */
export function proxyEntry(target: string): ProxyConfigArrayItem {
  return {
    // webpack-dev-server calls this for every request, also for those that it answers itself.
    context: (pathname: string, request: IncomingMessage) => {
      // The dev server sends pages only to requests whose Accept header names HTML.
      if (isPageRequestFromTool(pathname, request)) request.headers.accept = 'text/html';
      return goesToService(pathname, request);
    },
    target,
    changeOrigin: true,
    pathRewrite: {[`^${API_PREFIX}(?=[/?]|$)`]: ''},
    followRedirects: false,
    ws: false,
    logLevel: 'silent',
    onProxyReq: (proxyRequest, request, response) =>
      prepareRequest(proxyRequest, request, response, target),
    onProxyRes: (proxyResponse, _request, response) =>
      prepareResponse(proxyResponse, response, target),
    onError: (error, _request, response) => {
      const code = 'code' in error ? ` (${String(error.code)})` : '';
      fail(
        response,
        502,
        target,
        `The database service could not be reached${code}: ${error.message}`,
      );
    },
  };
}
