/** A mock of the hosted search service on loopback, which can fail in several ways. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {serveHttp} from '../httpServer';

export type Mode = 'normal' | 'refused' | 'broken' | 'silent' | 'malformed' | 'no hits field';

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: unknown;
}

export interface MockService {
  readonly port: number;
  mode: Mode;
  /** A step of an upload that fails, by the part of the path after the index: `settings`, `task/1`. */
  failAt: string | undefined;
  /** The hits of all queries. */
  hits: readonly object[];
  readonly seen: SeenRequest[];
  /** Contents by index name. */
  readonly indices: Map<string, {settings?: unknown; synonyms?: unknown; records: object[]}>;
  close(): Promise<void>;
}

const SILENCE_MS = 8_000;
/** The id of all queries. */
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

/** Returns whether the first query of a request asks for an id, which click reports need. */
function wantsQueryId(body: unknown): boolean {
  const {requests} = body as {requests?: readonly {clickAnalytics?: boolean}[]};
  return requests?.[0]?.clickAnalytics === true;
}

function respondToQueries(service: MockService, body: unknown, response: ServerResponse): void {
  const {mode, hits} = service;
  const result = {hits, nbHits: hits.length, ...(wantsQueryId(body) ? {queryID: QUERY_ID} : {})};
  const counts = {hits: [], nbHits: hits.length, facets: {'hierarchy.lvl0': {Build: hits.length}}};
  if (mode === 'refused')
    send(response, 403, {message: 'Invalid Application-ID or API key', status: 403});
  else if (mode === 'broken') send(response, 500, {message: 'Internal error', status: 500});
  else if (mode === 'malformed') send(response, 200, '<html>from a proxy');
  else if (mode === 'no hits field') send(response, 200, {results: [{nbHits: 1}]});
  else if (mode === 'normal') send(response, 200, {results: [result, counts]});
  else setTimeout(() => send(response, 200, {results: [result, counts]}), SILENCE_MS).unref();
}

function storeUpload(service: MockService, name: string, step: string, body: unknown): void {
  const index = service.indices.get(name) ?? {records: []};
  if (step === 'settings') index.settings = body;
  if (step === 'synonyms/batch') index.synonyms = body;
  if (step === 'batch') {
    const {requests} = body as {requests: {body: object}[]};
    index.records.push(...requests.map((request) => request.body));
  }
  service.indices.set(name, index);
  if (step !== 'operation') return;
  const {destination} = body as {destination: string};
  service.indices.set(destination, index);
  service.indices.delete(name);
}

const ADMIN_KEY = 'YOUR_ADMIN_KEY';

function respondToUpload(service: MockService, seen: SeenRequest, response: ServerResponse): void {
  const [, name = '', step = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(seen.path) ?? [];
  // Only tasks of the published index can fail. The others belong to earlier steps.
  const isPublishedTask = step.startsWith('task/') && !name.includes('_tmp_');
  if (step.startsWith('task/') && !(isPublishedTask && step === service.failAt))
    return send(response, 200, {status: 'published'});
  if (seen.headers['x-algolia-api-key'] !== ADMIN_KEY)
    return send(response, 403, {message: 'Invalid Application-ID or API key', status: 403});
  if (step === service.failAt) return send(response, 500, {message: 'Internal error', status: 500});
  if (seen.method === 'DELETE') service.indices.delete(decodeURIComponent(name));
  else storeUpload(service, decodeURIComponent(name), step, seen.body);
  return send(response, 200, {taskID: 1, objectIDs: [], updatedAt: '2025-06-01T00:00:00Z'});
}

/** Starts the mock service, by default on a free port. */
export async function startMockService(port = 0): Promise<MockService> {
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
        service.seen.push(seen);
        if (pathname === '/1/indexes/*/queries') return respondToQueries(service, body, response);
        return respondToUpload(service, seen, response);
      });
    },
    port,
    'localhost',
  );
  const service: MockService = {
    port: server.port,
    mode: 'normal',
    failAt: undefined,
    hits: [],
    seen: [],
    indices: new Map(),
    close: server.stop,
  };
  return service;
}
