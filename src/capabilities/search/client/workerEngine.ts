/** The page's side of the worker. */
import type {SearchEngine, SearchRequest, SearchResponse} from '../shared/hit';
import type {IndexAddresses, WorkerAnswer, WorkerMessage} from './workerMessages';

interface Waiting {
  readonly request: Omit<SearchRequest, 'signal'> | undefined;
  resolve(response: SearchResponse | undefined): void;
  reject(error: unknown): void;
}

/** The part of a worker that is used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/**
 * Asks a worker one question at a time. Of those that wait, a superseded one is never asked: a reader who types
 * fast waits for one search at most, not for one for each letter.
 */
function createAsker(worker: WorkerPort, addresses: IndexAddresses) {
  const waiting = new Map<number, Waiting>();
  let running: number | undefined;
  let lastId = 0;
  const post = (message: WorkerMessage) => worker.postMessage(message);
  const next = () => {
    const [first] = waiting;
    if (running !== undefined || first === undefined) return;
    const [id, {request}] = first;
    running = id;
    post({id, ...addresses, request});
  };
  const supersede = (id: number, reason: unknown) => {
    const question = waiting.get(id);
    waiting.delete(id);
    // The worker answers even so, and only then is asked again.
    if (running === id) post({superseded: id});
    question?.reject(reason);
  };
  worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    const question = waiting.get(data.id);
    waiting.delete(data.id);
    running = undefined;
    if (data.error === undefined) question?.resolve(data.response);
    else question?.reject(new Error(data.error));
    next();
  });
  worker.addEventListener('error', (event) => {
    const error = new Error(`Search worker: ${event.message || 'could not be loaded'}`);
    for (const question of waiting.values()) question.reject(error);
    waiting.clear();
    running = undefined;
  });
  return (request?: Waiting['request'], signal?: AbortSignal) =>
    new Promise<SearchResponse | undefined>((resolve, reject) => {
      signal?.throwIfAborted();
      lastId += 1;
      const id = lastId;
      waiting.set(id, {request, resolve, reject});
      signal?.addEventListener('abort', () => supersede(id, signal.reason), {once: true});
      next();
    });
}

/** Has a worker load its index at once; rejects when that fails. */
export async function startIn(
  worker: WorkerPort,
  addresses: IndexAddresses,
): Promise<SearchEngine> {
  const ask = createAsker(worker, addresses);
  try {
    await ask();
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return {
    // A signal cannot be sent to a worker.
    async search({signal, ...request}) {
      const response = await ask(request, signal);
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
