/**
 * Pagefind off the main thread. It could start a worker of its own, but would send every result of a query to
 * the page, thousands on a large site; from here go only those that are shown.
 */
import {answerQuestions} from './answerQuestions';
import {startPagefindEngine} from './pagefindEngine';
import type {SearchEngine} from '@site/src/lib/search/hit';

let engine: Promise<SearchEngine> | undefined;

answerQuestions(async ({indexUrl, request}, signal) => {
  engine ??= startPagefindEngine(indexUrl).catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  const loaded = await engine;
  signal.throwIfAborted();
  return request && loaded.search({...request, signal});
});
