import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexOf} from '../../shared/indexFile';
import {file} from '../../shared/__tests__/fixture';
import {createEmbeddedEngine, type WorkerQuestion} from '../embeddedEngine';

const request = {query: 'upload data'};

/** Takes the place of a worker: runs its module here, and hands messages to and fro. */
class WorkerStub {
  static asked: WorkerQuestion[] = [];
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

  postMessage(asked: WorkerQuestion): void {
    WorkerStub.asked.push(asked);
    void this.ready.then(() => this.receive({data: asked}));
  }
}

/** The files of a build, by the end of their names; others are missing. */
const files: Record<string, object> = {
  'search-index.json': indexOf(file, 'records.json'),
  '/records.json': file,
};
let served: string[];
beforeEach(() => {
  vi.resetModules();
  WorkerStub.asked = [];
  served = Object.keys(files);
  vi.stubGlobal('Worker', WorkerStub);
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
  it('answers from the index, below the base path; the texts follow', async () => {
    const engine = createEmbeddedEngine('/docs/');
    const [first] = (await engine.search({query: 'status 429'})).hits;
    expect(first?.snippet).not.toContain('429');
    await vi.waitFor(async () => {
      const [again] = (await engine.search({query: 'status 429'})).hits;
      expect(again?.snippet).toContain('<mark>429</mark>');
    });
    expect(WorkerStub.asked[0]?.siteUrl).toBe('https://docs.example.org/docs/');
    expect(fetch).toHaveBeenCalledWith('https://docs.example.org/docs/search-index.json');
  });

  it('waits for the texts if it is asked to', async () => {
    const {hits} = await createEmbeddedEngine('/').search({query: 'status 429', wantsTexts: true});
    expect(hits[0]?.snippet).toContain('<mark>429</mark>');
  });

  it('never asks what was superseded while it waited', async () => {
    const engine = createEmbeddedEngine('/');
    const controller = new AbortController();
    const first = engine.search(request);
    const second = engine.search({...request, signal: controller.signal});
    const third = engine.search({query: 'models'});
    controller.abort();
    expect((await first).nbHits).toBeGreaterThan(0);
    await expect(second).rejects.toThrow('abort');
    expect((await third).nbHits).toBeGreaterThan(0);
    expect(WorkerStub.asked.map(({query}) => query)).toEqual(['upload data', 'models']);
  });

  it('says which file is missing, and the next search tries again', async () => {
    served = [];
    const engine = createEmbeddedEngine('/');
    await expect(engine.search(request)).rejects.toThrow('search-index.json: 404');
    served = Object.keys(files);
    expect((await engine.search(request)).nbHits).toBeGreaterThan(0);
  });

  it('answers without workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect((await createEmbeddedEngine('/').search(request)).nbHits).toBeGreaterThan(0);
  });

  it('whose worker does not load says so, and the next search starts another', async () => {
    class Broken {
      onerror: (() => void) | undefined;
      postMessage = () => this.onerror?.();
    }
    vi.stubGlobal('Worker', Broken);
    const engine = createEmbeddedEngine('/');
    await expect(engine.search(request)).rejects.toThrow('The search worker did not load');
    vi.stubGlobal('Worker', WorkerStub);
    expect((await engine.search(request)).nbHits).toBeGreaterThan(0);
  });
});
