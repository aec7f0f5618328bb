/** The embedded engine off the main thread. It answers as soon as it has the index; the texts follow. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {EmbeddedSearch} from '../shared/embeddedSearch';
import {INDEX_FILE, loadIndex, type IndexFile} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';
import type {WorkerAnswer, WorkerQuestion} from './embeddedEngine';

async function readJson<T>(siteUrl: string, file: string): Promise<T> {
  const response = await fetch(`${siteUrl}${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}

const open = loadOnce(async (siteUrl: string) => {
  const file = await readJson<IndexFile>(siteUrl, INDEX_FILE);
  const engine = new EmbeddedSearch(file, loadIndex(file));
  const texts = loadOnce(async () =>
    engine.addTexts(await readJson<RecordsFile>(siteUrl, file.records)),
  );
  // Without texts results are shown by their headings, and the next search asks for them again.
  return {engine, tryTexts: () => texts().catch(() => undefined)};
});

async function answer({siteUrl, question}: WorkerQuestion): Promise<WorkerAnswer> {
  const {engine, tryTexts} = await open(siteUrl);
  if (question.wantsTexts === true) await tryTexts();
  const response = engine.search(question);
  if (question.query !== '') void tryTexts();
  return {response};
}

// `self` is typed as a window here; these members are the same in workers.
self.addEventListener('message', ({data}: MessageEvent<WorkerQuestion>) => {
  void answer(data)
    .catch((error: unknown): WorkerAnswer => ({error: String(error)}))
    .then((message) => self.postMessage(message));
});
