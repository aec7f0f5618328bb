/** A stand-in for the hosted search service, on loopback: its HTTP paths, and its ways to fail. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {serveHttp} from '../httpServer';

export type Mode = 'normal' | 'refused' | 'broken' | 'silent' | 'malformed' | 'no hits field';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

export interface StandIn {
  readonly port: number;
  mode: Mode;
  /** A step of an upload that is refused: the last part of its path. */
  failAt: string | undefined;
  /** What a query is answered with. */
  hits: readonly object[];
  readonly seen: SeenRequest[];
  /** Contents by index name. */
  readonly indices: Map<string, {settings?: unknown; synonyms?: unknown; records: object[]}>;
  close(): Promise<void>;
}

const SILENCE_MS = 8_000;
/** What the service names a query by. */
export const QUERY_ID = 'query-1';

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? undefined : JSON.parse(text);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Whether the first query of a request asks for an id to report with. */
function wantsId(body: unknown): boolean {
  const {requests} = body as {requests?: readonly {clickAnalytics?: boolean}[]};
  return requests?.[0]?.clickAnalytics === true;
}

function answerQueries(standIn: StandIn, body: unknown, response: ServerResponse): void {
  const {mode, hits} = standIn;
  const result = {hits, nbHits: hits.length, ...(wantsId(body) ? {queryID: QUERY_ID} : {})};
  const counts = {hits: [], nbHits: hits.length, facets: {'hierarchy.lvl0': {Build: hits.length}}};
  if (mode === 'refused')
    send(response, 403, {message: 'Invalid Application-ID or API key', status: 403});
  else if (mode === 'broken') send(response, 500, {message: 'Internal error', status: 500});
  else if (mode === 'malformed') send(response, 200, '<html>a proxy speaks');
  else if (mode === 'no hits field') send(response, 200, {results: [{nbHits: 1}]});
  else if (mode === 'normal') send(response, 200, {results: [result, counts]});
  else setTimeout(() => send(response, 200, {results: [result, counts]}), SILENCE_MS).unref();
}

function store(standIn: StandIn, name: string, step: string, body: unknown): void {
  const index = standIn.indices.get(name) ?? {records: []};
  if (step === 'settings') index.settings = body;
  if (step === 'synonyms/batch') index.synonyms = body;
  if (step === 'batch') {
    const {requests} = body as {requests: {body: object}[]};
    index.records.push(...requests.map((request) => request.body));
  }
  standIn.indices.set(name, index);
  if (step !== 'operation') return;
  const {destination} = body as {destination: string};
  standIn.indices.set(destination, index);
  standIn.indices.delete(name);
}

const ADMIN_KEY = 'YOUR_ADMIN_KEY';

function answerAdmin(standIn: StandIn, seen: SeenRequest, response: ServerResponse): void {
  const [, name = '', step = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(seen.path) ?? [];
  if (step.startsWith('task/')) return send(response, 200, {status: 'published'});
  if (seen.headers['x-algolia-api-key'] !== ADMIN_KEY)
    return send(response, 403, {message: 'Invalid Application-ID or API key', status: 403});
  if (step === standIn.failAt) return send(response, 500, {message: 'Internal error', status: 500});
  if (seen.method === 'DELETE') standIn.indices.delete(decodeURIComponent(name));
  else store(standIn, decodeURIComponent(name), step, seen.body);
  return send(response, 200, {taskID: 1, objectIDs: [], updatedAt: '2025-06-01T00:00:00Z'});
}

/** Starts the stand-in on a free port, or on a given one. */
export async function startStandIn(port = 0): Promise<StandIn> {
  const server = await serveHttp(
    (request, response) => {
      void readBody(request).then((body) => {
        if (request.method === 'OPTIONS') return send(response, 200, {});
        const {pathname} = new URL(request.url ?? '/', 'http://localhost');
        const seen: SeenRequest = {
          method: request.method ?? '',
          path: pathname,
          headers: request.headers,
          body,
        };
        standIn.seen.push(seen);
        if (pathname === '/1/indexes/*/queries') return answerQueries(standIn, body, response);
        return answerAdmin(standIn, seen, response);
      });
    },
    port,
    'localhost',
  );
  const standIn: StandIn = {
    port: server.port,
    mode: 'normal',
    failAt: undefined,
    hits: [],
    seen: [],
    indices: new Map(),
    close: server.stop,
  };
  return standIn;
}
