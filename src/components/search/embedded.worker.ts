/**
 * The embedded engine off the main thread. It answers as soon as it has the index; the texts that hits
 * are shown with are loaded after the first answer, so that they do not keep it waiting.
 */
import {EmbeddedSearch} from '@site/src/lib/search/embeddedSearch';
import {parseIndexFile} from '@site/src/lib/search/indexFile';
import {parseRecordsFile} from '@site/src/lib/search/recordsFile';
import type {WorkerAnswer, WorkerQuestion} from './workerMessages';

const PRACTICE_SEARCHES = 10;
const PRACTICE_HITS = 20;

let engine: Promise<EmbeddedSearch> | undefined;
let texts: Promise<void> | undefined;

async function read(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response.text();
}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Code runs slowly the first times. A few searches that nobody waits for take that on, one at a time, so that a real one comes in between. */
async function practise(loaded: EmbeddedSearch): Promise<void> {
  for (const query of loaded.titles(PRACTICE_SEARCHES)) {
    await pause();
    loaded.search({query, page: 0, hitsPerPage: PRACTICE_HITS, snippetWords: 10});
  }
}

async function loadTexts(url: string | undefined, into: EmbeddedSearch): Promise<void> {
  if (url === undefined) return;
  try {
    into.addTexts(parseRecordsFile(await read(url)));
    void practise(into);
  } catch {
    // Results are shown without their texts, and the next search tries again.
    texts = undefined;
  }
}

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  const {id, indexUrl, recordsUrl, request} = question;
  try {
    engine ??= read(indexUrl).then((json) => new EmbeddedSearch(parseIndexFile(json)));
    const loaded = await engine;
    if (request === undefined) {
      void practise(loaded);
      return {id};
    }
    if (request.wantsTexts === true) await (texts ??= loadTexts(recordsUrl, loaded));
    return {id, response: loaded.search(request)};
  } catch (error) {
    engine = undefined;
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

// `self` is typed as a window here; only these two members, which workers have too, are used.
self.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => {
  void answer(data).then(async (message) => {
    self.postMessage(message);
    if (message.response !== undefined && engine !== undefined)
      texts ??= loadTexts(data.recordsUrl, await engine);
  });
});
