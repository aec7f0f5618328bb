/** The embedded engine on the files of the build. It answers as soon as it has the index; the texts follow. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {EmbeddedSearch} from '../shared/embeddedSearch';
import type {SearchRequest, SearchResponse} from '../shared/hit';
import {MANIFEST_FILE, loadIndex, type IndexFile, type SearchManifest} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';

/** A question that can be sent to a worker: a signal cannot. */
export type Question = Omit<SearchRequest, 'signal'>;
export type Answer = (question: Question) => Promise<SearchResponse>;

async function readJson<T>(siteUrl: string, file: string): Promise<T> {
  const response = await fetch(`${siteUrl}${file}`);
  if (!response.ok) throw new Error(`${file}: ${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}

/**
 * Loads the index.
 *
 * @param siteUrl origin and base path
 */
export async function openIndex(siteUrl: string): Promise<Answer> {
  const {index, records} = await readJson<SearchManifest>(siteUrl, MANIFEST_FILE);
  const file = await readJson<IndexFile>(siteUrl, index);
  const engine = new EmbeddedSearch(file, await loadIndex(file));
  const texts = loadOnce(async () =>
    engine.addTexts(await readJson<RecordsFile>(siteUrl, records)),
  );
  // Without texts results are shown by their headings, and the next search asks for them again.
  const tryTexts = () => texts().catch(() => undefined);
  return async (question) => {
    if (question.wantsTexts === true) await tryTexts();
    const response = engine.search(question);
    if (question.query !== '') void tryTexts();
    return response;
  };
}
