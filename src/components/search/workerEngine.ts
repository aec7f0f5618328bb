/** The page's side of the worker. */
import type {SearchEngine, SearchRequest, SearchResponse} from '@site/src/lib/search/hit';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

interface Waiting {
  resolve(response: SearchResponse | undefined): void;
  reject(error: Error): void;
}

/** Starts the worker and has it load the index at once; rejects when either fails. */
export async function startWorkerEngine(
  indexUrl: string,
  recordsUrl: string,
): Promise<SearchEngine> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const ask = (request?: SearchRequest) =>
    new Promise<SearchResponse | undefined>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      worker.postMessage({id: lastId, indexUrl, recordsUrl, request} satisfies WorkerQuestion);
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
