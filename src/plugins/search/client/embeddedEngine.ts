/** Sends searches to the worker with the index that is built into the site. */
import type {SearchEngine, SearchResponse} from '../shared/hit';
import type {WorkerRequest, WorkerResponse} from './workerMessages';

/**
 * Creates the embedded engine. Its first search loads the index; after a failure, the next one tries again. It runs one
 * search at a time, and rejects those that were aborted while they waited; a running search goes on. So a reader who types
 * fast waits for one search at most. Works only in a browser. `siteEngine` (engine.ts) creates the only one.
 *
 * @param baseUrl base path of the site
 */
export function createEmbeddedEngine(baseUrl: string): SearchEngine {
  const siteUrl = new URL(baseUrl, window.location.origin).href;
  let worker: Worker | undefined;
  /** Settles when all earlier searches have ended. */
  let queue: Promise<unknown> = Promise.resolve();

  const searchInWorker = (request: WorkerRequest) =>
    new Promise<SearchResponse>((resolve, reject) => {
      // The bundler finds the worker by this expression.
      worker ??= new Worker(new URL('./search.worker.ts', import.meta.url));
      worker.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
        if (typeof data === 'string') reject(new Error(data));
        else resolve(data);
      };
      worker.onerror = () => {
        worker = undefined;
        reject(new Error('The search worker could not be loaded'));
      };
      worker.postMessage(request);
    });

  const searchNow = async (request: WorkerRequest) => {
    if (typeof Worker !== 'undefined') return searchInWorker(request);
    // Browsers without workers search in the main thread.
    const {searchIndex} = await import('./searchIndex');
    return searchIndex(request);
  };

  return {
    async search({signal, ...request}) {
      const response = queue.then(() => {
        signal?.throwIfAborted();
        return searchNow({siteUrl, ...request});
      });
      queue = response.catch(() => undefined);
      return response;
    },
  };
}
