import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {file} from '../../shared/__tests__/fixture';
import {makeIndexFile} from '../../shared/indexFile';
import {createEmbeddedEngine} from '../embeddedEngine';
import type {WorkerRequest} from '../workerMessages';

const request = {query: 'upload data'};

/** A mock worker: runs its module in this thread, and passes messages to and from it. */
class MockWorker {
  static requests: WorkerRequest[] = [];
  onmessage: ((event: {data: unknown}) => void) | undefined;
  onerror: (() => void) | undefined;
  private readonly ready: Promise<void>;
  private receive: (event: {data: unknown}) => void = () => undefined;

  constructor() {
    vi.stubGlobal('self', {
      addEventListener: (_type: string, listener: typeof this.receive) => {
        this.receive = listener;
      },
      postMessage: (data: unknown) => this.onmessage?.({data}),
    });
    this.ready = import('../search.worker').then(() => undefined);
  }

  postMessage(request: WorkerRequest): void {
    MockWorker.requests.push(request);
    void this.ready.then(() => this.receive({data: request}));
  }
}

/** The files of a build by the ends of their names. */
const files: Record<string, object> = {
  'search-index.json': makeIndexFile(file, 'records.json'),
  '/records.json': file,
};
let served: string[];
beforeEach(() => {
  vi.resetModules();
  MockWorker.requests = [];
  served = Object.keys(files);
  vi.stubGlobal('Worker', MockWorker);
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

describe('the embedded engine', () => {
  it('searches in the index below the base path, also while the texts are missing', async () => {
    served = ['search-index.json'];
    const engine = createEmbeddedEngine('/docs/');
    const [first] = (await engine.search({query: 'status 429'})).hits;
    expect(first?.snippet).not.toContain('429');
    served = Object.keys(files);
    const [again] = (await engine.search({query: 'status 429'})).hits;
    expect(again?.snippet).toContain('<mark>429</mark>');
    expect(MockWorker.requests[0]?.siteUrl).toBe('https://docs.example.org/docs/');
    expect(fetch).toHaveBeenCalledWith('https://docs.example.org/docs/search-index.json');
  });

  it('waits for the texts if the request asks for that', async () => {
    const {hits} = await createEmbeddedEngine('/').search({query: 'status 429', wantsTexts: true});
    expect(hits[0]?.snippet).toContain('<mark>429</mark>');
  });

  it('skips searches that were aborted while they waited', async () => {
    const engine = createEmbeddedEngine('/');
    const controller = new AbortController();
    const first = engine.search(request);
    const second = engine.search({...request, signal: controller.signal});
    const third = engine.search({query: 'models'});
    controller.abort();
    expect((await first).nbHits).toBeGreaterThan(0);
    await expect(second).rejects.toThrow('abort');
    expect((await third).nbHits).toBeGreaterThan(0);
    expect(MockWorker.requests.map(({query}) => query)).toEqual(['upload data', 'models']);
  });

  it('reports which file is missing, and tries again with the next search', async () => {
    served = [];
    const engine = createEmbeddedEngine('/');
    await expect(engine.search(request)).rejects.toThrow('search-index.json: 404');
    served = Object.keys(files);
    expect((await engine.search(request)).nbHits).toBeGreaterThan(0);
  });

  it('works without workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect((await createEmbeddedEngine('/').search(request)).nbHits).toBeGreaterThan(0);
  });

  it('searches in the main thread if the worker cannot be loaded', async () => {
    class Broken {
      set onerror(report: () => void) {
        setTimeout(report);
      }
    }
    vi.stubGlobal('Worker', Broken);
    expect((await createEmbeddedEngine('/').search(request)).nbHits).toBeGreaterThan(0);
  });

  it('searches in the main thread if workers are forbidden', async () => {
    class Forbidden {
      constructor() {
        throw new Error('forbidden by a policy');
      }
    }
    vi.stubGlobal('Worker', Forbidden);
    expect((await createEmbeddedEngine('/').search(request)).nbHits).toBeGreaterThan(0);
  });

  it('searches in the main thread if the worker never loads', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', class Hanging {});
    const response = createEmbeddedEngine('/').search(request);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect((await response).nbHits).toBeGreaterThan(0);
  });
});
