/** A service in all its moods, and the development server in front of it. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import {devServerSettings} from '../../src/capabilities/dev-proxy';
import {serveHttp} from '../httpServer';

export interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Events of a stream: the first comes by itself, each other one when it is asked for at /next-event. */
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

const moods: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
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

/** A service that answers `served: service` with what it was asked, save for the paths above. */
export async function startUpstream(): Promise<Server> {
  return serveHttp((request, response) => {
    const mood = moods[request.url ?? ''];
    if (mood) mood(request, response);
    else void echo(request, response);
  });
}

/** What Docusaurus sets. */
const STOCK: WebpackDevServer.Configuration = {
  allowedHosts: 'all',
  headers: {'access-control-allow-origin': '*'},
};

/** webpack-dev-server as Docusaurus runs it (compression, hot reload), with our proxy; all else is the page. */
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
  if (compiler === null) throw new Error('webpack gave no compiler');
  const server = new WebpackDevServer(
    {
      port: 'auto',
      host: '127.0.0.1',
      ...STOCK,
      ...devServerSettings(target),
      // It would lead every path to the page shell of Docusaurus; the page below stands in for that.
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
  const {port} = server.server?.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}`, stop: () => server.stop()};
}
