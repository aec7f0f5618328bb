/** Answers from the index built into the site, as soon as it is there; the texts follow. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {EmbeddedSearch} from '../shared/embeddedSearch';
import type {SearchResponse} from '../shared/hit';
import {INDEX_FILE, loadIndex, type IndexFile} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';
import type {WorkerQuestion} from './embeddedEngine';

async function readJson<T>(siteUrl: string, file: string): Promise<T> {
  const response = await fetch(`${siteUrl}${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}

const open = loadOnce(async (siteUrl: string) => {
  const file = await readJson<IndexFile>(siteUrl, INDEX_FILE);
  const engine = new EmbeddedSearch(file, loadIndex(file));
  const texts = loadOnce(async () => {
    engine.file = await readJson<RecordsFile>(siteUrl, file.records);
  });
  // Without texts results are shown by their headings, and the next search asks for them again.
  return {engine, tryTexts: () => texts().catch(() => undefined)};
});

/** Answers a question. Throws when the index cannot be loaded; the next question tries again. */
export async function answer(question: WorkerQuestion): Promise<SearchResponse> {
  const {engine, tryTexts} = await open(question.siteUrl);
  if (question.wantsTexts === true) await tryTexts();
  const response = engine.search(question);
  if (question.query !== '') void tryTexts();
  return response;
}
