/** Searches in the index that is built into the site. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {EmbeddedSearch} from '../shared/embeddedSearch';
import type {SearchResponse} from '../shared/hit';
import {INDEX_FILE, loadIndex, type IndexFile} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';
import type {WorkerRequest} from './embeddedEngine';

/**
 * Searches, and loads the index first if necessary. The texts of the pages are loaded after the first response; until
 * they arrive, hits have no snippets.
 *
 * @throws Error when the index cannot be loaded; the next search tries again
 */
export async function searchIndex(request: WorkerRequest): Promise<SearchResponse> {
  const {engine, loadTexts} = await loadEngine(request.siteUrl);
  if (request.wantsTexts === true) await loadTexts();
  const response = engine.search(request);
  if (request.query !== '') void loadTexts();
  return response;
}

const loadEngine = loadOnce(async (siteUrl: string) => {
  const file = await fetchJson<IndexFile>(siteUrl, INDEX_FILE);
  const engine = new EmbeddedSearch(file, loadIndex(file));
  const replaceFile = loadOnce(async () => {
    engine.file = await fetchJson<RecordsFile>(siteUrl, file.records);
  });
  // The search works without texts, and the next one tries to load them again.
  const loadTexts = async () => replaceFile().catch(() => undefined);
  return {engine, loadTexts};
});

async function fetchJson<T>(siteUrl: string, file: string): Promise<T> {
  const response = await fetch(`${siteUrl}${file}`);
  if (!response.ok)
    throw new Error(`Could not load ${siteUrl}${file}: ${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}
