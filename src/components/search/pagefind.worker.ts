/**
 * Pagefind off the main thread. It could start a worker of its own, but would send every result of a query to
 * the page, thousands on a large site; from here go only those that are shown.
 */
import {startPagefindEngine} from './pagefindEngine';
import type {SearchEngine} from '@site/src/lib/search/hit';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

let engine: Promise<SearchEngine> | undefined;

async function answer({id, indexUrl, request}: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    engine ??= startPagefindEngine(indexUrl);
    const loaded = await engine;
    return request === undefined ? {id} : {id, response: await loaded.search(request)};
  } catch (error) {
    engine = undefined;
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

// `self` is typed as a window here; only these two members, which workers have too, are used.
self.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => {
  void answer(data).then((message) => self.postMessage(message));
});
