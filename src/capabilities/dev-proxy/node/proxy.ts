/** One entry for webpack-dev-server's `proxy`: forwards calls, and turns every failure into an answer within seconds. */
import type {ClientRequest, IncomingMessage, ServerResponse} from 'node:http';
import type {ProxyConfigArrayItem} from 'webpack-dev-server';
import {API_PREFIX, goesToService, isToolsVisit} from './decide';
import {redirectInside} from './redirect';

/** Without a word from the service (or from the caller, while it uploads) for so long, the call has failed. */
const SILENCE_LIMIT_MS = 4500;

/** Answers with JSON that names the target and the variable; when the answer has begun, cuts it off instead. */
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

/** Cookies belong to localhost, where other projects leave theirs: none goes out, none comes in. */
function prepareRequest(
  proxyRequest: ClientRequest,
  request: IncomingMessage,
  response: ServerResponse,
  target: string,
) {
  proxyRequest.removeHeader('cookie');
  const timer = setTimeout(() => {
    const seconds = SILENCE_LIMIT_MS / 1000;
    fail(response, 504, target, `The database service said nothing for ${seconds} s.`);
    proxyRequest.destroy();
  }, SILENCE_LIMIT_MS);
  request.on('data', () => timer.refresh());
  for (const event of ['response', 'close']) proxyRequest.on(event, () => clearTimeout(timer));
  // A caller that goes away (a closed event stream) ends the call to the service as well.
  response.on('close', () => proxyRequest.destroy());
}

function prepareResponse(proxyResponse: IncomingMessage, response: ServerResponse, target: string) {
  const {headers} = proxyResponse;
  delete headers['set-cookie'];
  // Keeps the dev server from compressing the response, which would delay an event stream.
  headers['cache-control'] = [headers['cache-control'], 'no-transform'].filter(Boolean).join(', ');
  // If the service hangs up early, so do we. Otherwise, a partial response would look complete.
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

/** The entry for a target without a slash at its end. */
export function proxyEntry(target: string): ProxyConfigArrayItem {
  return {
    // Asked for every request, also those that stay here.
    context: (pathname: string, request: IncomingMessage) => {
      // The development server gives pages to who accepts HTML by name, and knows no other sign of a visit.
      if (isToolsVisit(pathname, request)) request.headers.accept = 'text/html';
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
