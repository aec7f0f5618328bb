/** A mock service that fails in known ways, and a webpack dev server in front of it. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import {devServerSettings} from '../../src/plugins/dev-proxy';
import {serveHttp} from '../httpServer';

export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Number of events in a stream. The first one is sent at once, the others after a request of /next-event. */
export const EVENTS = 4;

async function echo(request: IncomingMessage, response: ServerResponse) {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).length;
  const {method, url, headers} = request;
  response.writeHead(200, {'content-type': 'application/json'});
  response.end(JSON.stringify({served: 'service', method, url, headers, bytes}));
}

/** Sends the next event of the open stream. */
let sendNext = (): void => undefined;

function events(response: ServerResponse) {
  response.writeHead(200, {'content-type': 'text/event-stream', 'cache-control': 'no-cache'});
  let sent = 0;
  sendNext = () => {
    sent += 1;
    response.write(`data: ${sent}\n\n`);
    if (sent === EVENTS) response.end();
  };
  sendNext();
}

function resetMidBody(response: ServerResponse) {
  response.writeHead(200, {'content-type': 'application/json', 'content-length': '1000'});
  response.write('{"half":');
  setTimeout(() => response.socket?.resetAndDestroy(), 100);
}

const handlers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/hang': () => {},
  '/reset': (request) => request.socket.resetAndDestroy(),
  '/reset-mid-body': (_request, response) => resetMidBody(response),
  '/events': (_request, response) => events(response),
  '/next-event': (_request, response) => {
    sendNext();
    response.writeHead(204).end();
  },
  '/redirect-inside': (_request, response) =>
    response.writeHead(307, {location: '/api/v1/accounts?a=1'}).end(),
  '/redirect-outside': (_request, response) =>
    response.writeHead(302, {location: 'http://elsewhere.example/steal'}).end(),
  '/redirect-malformed': (_request, response) =>
    response.writeHead(302, {location: 'http://[nowhere'}).end(),
  '/cookie': (_request, response) =>
    response.writeHead(200, {'set-cookie': 'session=1', 'content-type': 'text/plain'}).end('ok'),
};

/** Starts a service that responds with `served: service` and the request, except to the paths above. */
export async function startUpstream(): Promise<Server> {
  return serveHttp((request, response) => {
    const handler = handlers[request.url ?? ''];
    if (handler) handler(request, response);
    else void echo(request, response);
  });
}

/** The settings of Docusaurus. */
const STOCK: WebpackDevServer.Configuration = {
  allowedHosts: 'all',
  headers: {'access-control-allow-origin': '*'},
};

/** Starts webpack-dev-server as Docusaurus does (compression, hot reload), with the proxy. Other paths get a page. */
export async function startDevServer(target: string): Promise<Server> {
  const context = mkdtempSync(path.join(tmpdir(), 'dev-server-'));
  writeFileSync(path.join(context, 'index.js'), 'console.log(1);');
  const compiler = webpack({
    mode: 'development',
    context,
    entry: './index.js',
    infrastructureLogging: {level: 'none'},
    stats: 'none',
  });
  if (compiler === null) throw new Error('webpack returned no compiler');
  const server = new WebpackDevServer(
    {
      port: 'auto',
      host: '127.0.0.1',
      ...STOCK,
      ...devServerSettings(target),
      // In Docusaurus this serves the page shell for every path. The middleware below does that here.
      historyApiFallback: false,
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'page',
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.writeHead(200, {'content-type': 'text/html'});
            response.end('<!doctype html><title>page</title>');
          },
        },
      ],
    },
    compiler,
  );
  await server.start();
  const {port} = server.server!.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, stop: () => server.stop()};
}
