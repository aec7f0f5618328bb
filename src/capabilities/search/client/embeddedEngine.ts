/** The index built into the site, in a worker where there are any; asked one question at a time. */
import type {SearchEngine, SearchRequest, SearchResponse} from '../shared/hit';

/** Without the signal, which cannot be sent to a worker. */
export interface WorkerQuestion extends Omit<SearchRequest, 'signal'> {
  /** Origin and base path. */
  readonly siteUrl: string;
}

/** Or what went wrong. */
export type WorkerAnswer = SearchResponse | string;

/**
 * The embedded engine of a site; its first question loads the index, and after a failure the next one tries again. A
 * question that was superseded while it waited is never asked: a reader who types fast waits for one search at most.
 */
export function createEmbeddedEngine(baseUrl: string): SearchEngine {
  const siteUrl = new URL(baseUrl, window.location.origin).href;
  let started: Worker | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  const askWorker = (question: WorkerQuestion) =>
    new Promise<SearchResponse>((resolve, reject) => {
      // The bundler reads the worker's address here.
      started ??= new Worker(new URL('./search.worker.ts', import.meta.url));
      started.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
        if (typeof data === 'string') reject(new Error(data));
        else resolve(data);
      };
      started.onerror = () => {
        started = undefined;
        reject(new Error('The search worker did not load'));
      };
      started.postMessage(question);
    });
  // A browser without workers answers on the page's own thread.
  const ask = async (question: WorkerQuestion) =>
    typeof Worker === 'undefined'
      ? (await import('./answer')).answer(question)
      : askWorker(question);
  return {
    search({signal, ...question}) {
      const answer = turn.then(() => {
        signal?.throwIfAborted();
        return ask({siteUrl, ...question});
      });
      turn = answer.catch(() => undefined);
      return answer;
    },
  };
}
