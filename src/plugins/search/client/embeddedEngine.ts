/** Sends searches to the worker with the index that is built into the site. */
import type {SearchEngine, SearchResponse} from '../shared/hit';
import type {WorkerRequest, WorkerResponse} from './workerMessages';

/** A worker that takes longer to load is given up. Its file is small: the index loads later. */
const MAX_START_MS = 5_000;

/** Starts the worker. Resolves to undefined if it is forbidden, fails, or doesn't load in time. */
function startWorker(): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    setTimeout(giveUp, MAX_START_MS);
    try {
      // The bundler finds the worker by this expression.
      const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
      // Its first message says that it has loaded.
      worker.onmessage = () => resolve(worker);
      worker.onerror = giveUp;
    } catch {
      giveUp();
    }
  });
}

/**
 * Creates the embedded engine. Its first search loads the index; after a failure, the next one tries again. It runs one
 * search at a time, and rejects those that were aborted while they waited; a running search goes on. So a reader who types
 * fast waits for one search at most. Works only in a browser. `siteEngine` (engine.ts) creates the only one.
 *
 * @param baseUrl base path of the site
 */
export function createEmbeddedEngine(baseUrl: string): SearchEngine {
  const siteUrl = new URL(baseUrl, window.location.origin).href;
  let worker: Promise<Worker | undefined> | undefined;
  /** Settles when all earlier searches have ended. */
  let queue: Promise<unknown> = Promise.resolve();

  const searchInWorker = (started: Worker, request: WorkerRequest) =>
    new Promise<SearchResponse>((resolve, reject) => {
      started.onmessage = ({data}: MessageEvent<WorkerResponse>) => {
        if (typeof data === 'string') reject(new Error(data));
        else resolve(data);
      };
      started.onerror = ({message}) => reject(new Error(`The search worker failed: ${message}`));
      started.postMessage(request);
    });

  const searchNow = async (request: WorkerRequest) => {
    const started = await (worker ??= startWorker());
    if (started !== undefined) return searchInWorker(started, request);
    // Without a worker, the search runs in the main thread.
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
