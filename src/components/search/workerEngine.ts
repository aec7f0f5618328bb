/** The page's side of the worker. */
import type {SearchEngine, SearchRequest, SearchResponse} from '@site/src/lib/search/hit';
import type {IndexAddresses, WorkerAnswer, WorkerQuestion} from './workerMessages';

interface Waiting {
  resolve(response: SearchResponse | undefined): void;
  reject(error: Error): void;
}

/** Has a worker load its index at once; rejects when that fails. */
async function startIn(worker: Worker, addresses: IndexAddresses): Promise<SearchEngine> {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const ask = (request?: SearchRequest) =>
    new Promise<SearchResponse | undefined>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      worker.postMessage({id: lastId, ...addresses, request} satisfies WorkerQuestion);
    });
  worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.error === undefined) question?.resolve(data.response);
    else question?.reject(new Error(data.error));
  });
  worker.addEventListener('error', (event) => {
    const error = new Error(`Search worker: ${event.message || 'could not be loaded'}`);
    for (const question of waiting.values()) question.reject(error);
    waiting.clear();
  });
  try {
    await ask();
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    async search(request) {
      const response = await ask(request);
      if (response === undefined) throw new Error('Search worker: an answer without results');
      return response;
    },
  };
}

/** The engine of small sites: an index and, apart from it, the texts. The bundler reads the worker's address here. */
export const startMiniSearchEngine = (indexUrl: string, recordsUrl: string) =>
  startIn(new Worker(new URL('./embedded.worker.ts', import.meta.url)), {indexUrl, recordsUrl});

/** The engine of large sites: a folder of pieces. */
export const startPagefindEngine = (bundleUrl: string) =>
  startIn(new Worker(new URL('./pagefind.worker.ts', import.meta.url)), {indexUrl: bundleUrl});
