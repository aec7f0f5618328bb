import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {indexOf} from '../../shared/indexFile';
import {file} from '../../shared/__tests__/fixture';
import {createEmbeddedEngine, type WorkerAnswer, type WorkerQuestion} from '../embeddedEngine';
import type {SearchResponse} from '../../shared/hit';

const request = {query: 'upload data'};
const response: SearchResponse = {hits: [], nbHits: 0, sections: {}, engine: 'embedded'};

/** Puts a worker in place that answers each question by a function. */
function stubWorker(answer: (asked: WorkerQuestion) => WorkerAnswer) {
  const terminate = vi.fn();
  class WorkerStub {
    readonly addEventListener = vi.fn();
    readonly terminate = terminate;
    postMessage(asked: WorkerQuestion, [port]: MessagePort[]): void {
      port?.postMessage(answer(asked));
    }
  }
  vi.stubGlobal('Worker', WorkerStub);
  return {terminate};
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
    const asked: WorkerQuestion[] = [];
    stubWorker((question) => {
      asked.push(question);
      return {response};
    });
    expect(await createEmbeddedEngine('/docs/').search(request)).toEqual(response);
    const siteUrl = 'https://docs.example.org/docs/';
    expect(asked).toEqual([
      {siteUrl, question: {query: ''}},
      {siteUrl, question: request},
    ]);
  });

  it('hands on its errors', async () => {
    stubWorker(({question}) => (question.query === '' ? {response} : {error: 'no texts'}));
    await expect(createEmbeddedEngine('/').search(request)).rejects.toThrow('no texts');
  });

  it('that cannot start is ended, and the page itself answers', async () => {
    const {terminate} = stubWorker(() => ({error: '404'}));
    const {hits} = await createEmbeddedEngine('/').search(request);
    expect(hits[0]?.url).toBe('https://docs.example.org/api/upload-data');
    expect(terminate).toHaveBeenCalledOnce();
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
