/**
 * Pagefind off the main thread. It could start a worker of its own, but would send every result of a query to
 * the page, thousands on a large site; from here go only those that are shown.
 */
import {answerQuestions} from './answerQuestions';
import {startPagefindEngine} from './pagefindEngine';
import {loadOnce} from '@site/src/lib/loadOnce';

const start = loadOnce(startPagefindEngine);

answerQuestions(async ({indexUrl, request}, signal) => {
  const loaded = await start(indexUrl);
  signal.throwIfAborted();
  return request && loaded.search({...request, signal});
});
