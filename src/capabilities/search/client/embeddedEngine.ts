/** The index built into the site: finds its files, starts it in a worker, and asks it one question at a time. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {MANIFEST_FILE, type SearchManifest} from '../shared/manifest';
import type {Answer, IndexAddresses, Question} from './openIndex';
import type {SearchEngine, SearchResponse} from '../shared/hit';

export interface EmbeddedEngine extends SearchEngine {
  /** Loads the index before it is asked. Failures are kept for the first search. */
  warmUp(): void;
}

export interface WorkerQuestion {
  readonly addresses: IndexAddresses;
  /** Left out: only load the index. */
  readonly question?: Question;
}

export interface WorkerAnswer {
  readonly response?: SearchResponse;
  readonly error?: string;
}

/** The part of a worker that is used. */
export type WorkerPort = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

/** Has a worker load the index, and asks it; rejects when it cannot. */
export async function askWorker(worker: WorkerPort, addresses: IndexAddresses): Promise<Answer> {
  const ask = (question?: Question) =>
    new Promise<SearchResponse | undefined>((resolve, reject) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
        port1.close();
        if (data.error === undefined) resolve(data.response);
        else reject(new Error(data.error));
      };
      worker.addEventListener('error', () => reject(new Error('The search worker did not load')), {
        once: true,
      });
      worker.postMessage({addresses, question} satisfies WorkerQuestion, [port2]);
    });
  await ask().catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  return async (question) => {
    const response = await ask(question);
    if (response === undefined) throw new Error('The search worker answered without results');
    return response;
  };
}

async function start(baseUrl: string): Promise<Answer> {
  const address = (path: string) => new URL(`${baseUrl}${path}`, window.location.origin).href;
  const response = await fetch(address(MANIFEST_FILE));
  if (!response.ok) throw new Error(`${MANIFEST_FILE}: ${response.status}`);
  const {index, records} = (await response.json()) as SearchManifest;
  const addresses = {indexUrl: address(index), recordsUrl: address(records)};
  try {
    // The bundler reads the worker's address here.
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url));
    return await askWorker(worker, addresses);
  } catch {
    // No workers here, or not this one: the page itself searches.
    const {openIndex} = await import('./openIndex');
    return openIndex(addresses);
  }
}

/**
 * The embedded engine of a site; a failed start is tried again by the next search. A question that was superseded
 * while it waited is never asked: a reader who types fast waits for one search at most.
 */
export function createEmbeddedEngine(baseUrl: string): EmbeddedEngine {
  const started = loadOnce(() => start(baseUrl));
  let turn: Promise<unknown> = Promise.resolve();
  return {
    warmUp: () => void started().catch(() => undefined),
    search({signal, ...question}) {
      const answer = turn.then(async () => {
        signal?.throwIfAborted();
        return (await started())(question);
      });
      turn = answer.catch(() => undefined);
      return answer;
    },
  };
}
