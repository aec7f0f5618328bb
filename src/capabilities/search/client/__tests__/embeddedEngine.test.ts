import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexOf} from '../../shared/indexFile';
import {file} from '../../shared/__tests__/fixture';
import {
  askWorker,
  createEmbeddedEngine,
  type WorkerPort,
  type WorkerQuestion,
} from '../embeddedEngine';
import type {SearchResponse} from '../../shared/hit';

const request = {query: 'upload data', page: 0, hitsPerPage: 20, snippetWords: 10};
const response: SearchResponse = {hits: [], nbHits: 0, sections: {}, engine: 'embedded'};
const addresses = {indexUrl: 'index', recordsUrl: 'records'};

/** A worker that answers each question by a function. */
function workerOf(answer: (question: WorkerQuestion['question']) => object): WorkerPort {
  return {
    addEventListener: vi.fn(),
    terminate: vi.fn(),
    postMessage: (data: WorkerQuestion, ports: MessagePort[]) =>
      ports[0]?.postMessage(answer(data.question)),
  } as unknown as WorkerPort;
}

/** The files of a build, by the end of their names; others are missing. */
const files: Record<string, object> = {
  'search-index.json': {index: 'index.json', records: 'records.json', pages: 5},
  '/index.json': indexOf(file),
  '/records.json': file,
};
let served: string[];
beforeEach(() => {
  served = Object.keys(files);
  vi.stubGlobal('window', {location: {origin: 'https://docs.example.org'}});
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const name = served.find((end) => url.endsWith(end));
      return name === undefined ? new Response('', {status: 404}) : Response.json(files[name]);
    }),
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('a worker', () => {
  it('loads its index first, then answers', async () => {
    const asked: unknown[] = [];
    const ask = await askWorker(
      workerOf((question) => {
        asked.push(question);
        return question === undefined ? {} : {response};
      }),
      addresses,
    );
    expect(await ask(request)).toEqual(response);
    expect(asked).toEqual([undefined, request]);
  });

  it('hands on its errors, and is ended when it cannot start', async () => {
    const ask = await askWorker(
      workerOf((question) => (question === undefined ? {} : {error: 'no texts'})),
      addresses,
    );
    await expect(ask(request)).rejects.toThrow('no texts');
    const port = workerOf(() => ({error: '404'}));
    await expect(askWorker(port, addresses)).rejects.toThrow('404');
    expect(port.terminate).toHaveBeenCalledOnce();
  });
});

describe('the embedded engine', () => {
  it('answers without Worker too, on the page itself', async () => {
    expect('Worker' in globalThis).toBe(false);
    const engine = createEmbeddedEngine('/');
    const {hits} = await engine.search(request);
    expect(hits[0]?.url).toBe('https://docs.example.org/api/upload-data');
  });

  it('never asks what was superseded while it waited', async () => {
    const engine = createEmbeddedEngine('/');
    const controller = new AbortController();
    const first = engine.search(request);
    const second = engine.search({...request, signal: controller.signal});
    const third = engine.search({...request, query: 'models'});
    controller.abort();
    expect((await first).nbHits).toBeGreaterThan(0);
    await expect(second).rejects.toThrow('abort');
    expect((await third).nbHits).toBeGreaterThan(0);
  });

  it('says which file is missing, and the next search tries again', async () => {
    served = [];
    const engine = createEmbeddedEngine('/');
    await expect(engine.search(request)).rejects.toThrow('search-index.json: 404');
    served = Object.keys(files);
    expect((await engine.search(request)).nbHits).toBeGreaterThan(0);
  });
});
