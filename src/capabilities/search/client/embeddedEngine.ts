/** The index built into the site: opens it in a worker, and asks it one question at a time. */
import {loadOnce} from '@site/src/lib/loadOnce';
import type {Answer, Question} from './openIndex';
import type {SearchEngine, SearchResponse} from '../shared/hit';

export interface EmbeddedEngine extends SearchEngine {
  /** Loads the index before it is asked. Failures are kept for the first search. */
  warmUp(): void;
}

export interface WorkerQuestion {
  /** Origin and base path. */
  readonly siteUrl: string;
  readonly question: Question;
}

export type WorkerAnswer = {readonly response: SearchResponse} | {readonly error: string};

function askWorker(worker: Worker, asked: WorkerQuestion): Promise<SearchResponse> {
  return new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<WorkerAnswer>) => {
      port1.close();
      if ('response' in data) resolve(data.response);
      else reject(new Error(data.error));
    };
    const onError = () => reject(new Error('The search worker did not load'));
    worker.addEventListener('error', onError, {once: true});
    worker.postMessage(asked, [port2]);
  });
}

async function start(baseUrl: string): Promise<Answer> {
  const siteUrl = new URL(baseUrl, window.location.origin).href;
  let worker: Worker | undefined;
  try {
    // The bundler reads the worker's address here.
    const started = new Worker(new URL('./search.worker.ts', import.meta.url));
    worker = started;
    // Nothing is asked: the answer says that the index is there.
    await askWorker(started, {siteUrl, question: {query: ''}});
    return (question) => askWorker(started, {siteUrl, question});
  } catch {
    worker?.terminate();
    // No workers here, or not this one: the page itself searches.
    const {openIndex} = await import('./openIndex');
    return openIndex(siteUrl);
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
