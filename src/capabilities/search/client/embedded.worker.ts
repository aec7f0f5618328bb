/**
 * The embedded engine off the main thread. It answers as soon as it has the index; the texts that hits
 * are shown with are loaded after the first answer, so that they do not keep it waiting.
 */
import {EmbeddedSearch} from '../shared/embeddedSearch';
import {loadOnce} from '@site/src/lib/loadOnce';
import {parseIndexFile} from '../shared/indexFile';
import {parseRecordsFile} from '../shared/recordsFile';
import {answerQuestions} from './answerQuestions';
import {readText} from './readText';

const PRACTICE_SEARCHES = 10;
const PRACTICE_HITS = 20;

let texts: Promise<void> | undefined;

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
    into.addTexts(parseRecordsFile(await readText(url)));
    void practise(into);
  } catch {
    // Results are shown without their texts, and the next search tries again.
    texts = undefined;
  }
}

const start = loadOnce(
  async (indexUrl: string) => new EmbeddedSearch(parseIndexFile(await readText(indexUrl))),
);

answerQuestions(
  async ({indexUrl, recordsUrl, request}, signal) => {
    const loaded = await start(indexUrl);
    if (request === undefined) {
      void practise(loaded);
      return undefined;
    }
    if (request.wantsTexts === true) await (texts ??= loadTexts(recordsUrl, loaded));
    signal.throwIfAborted();
    return loaded.search(request);
  },
  ({indexUrl, recordsUrl}) => {
    void start(indexUrl).then((loaded) => (texts ??= loadTexts(recordsUrl, loaded)));
  },
);
