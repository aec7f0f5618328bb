/** Searches in the index that is built into the site, in the worker or in a browser without workers. */
import {EmbeddedSearch} from '../shared/embeddedSearch';
import type {SearchResponse} from '../shared/hit';
import type {IndexFile} from '../shared/indexFile';
import {INDEX_FILE} from '../shared/paths';
import {loadIndex} from '../shared/ranker';
import type {RecordsFile} from '../shared/record';
import {LazyValue} from './lazyValue';
import type {WorkerRequest} from './workerMessages';

interface LoadedIndex {
  readonly engine: EmbeddedSearch;
  /** Loads the texts of the pages and gives them to the engine. */
  readonly texts: LazyValue<void>;
}

/** The index of the site. A page belongs to one site, so it is loaded once. */
let loadedIndex: LazyValue<LoadedIndex> | undefined;

/** Only a search that runs just before the texts arrive waits for them. On slow networks, results come first. */
const MAX_TEXTS_MS = 250;

/**
 * Searches, and loads the index first if necessary, then, unless the query is empty, the texts of the pages. A request with
 * `wantsTexts` waits for them, others only shortly. Without them, also if they cannot be loaded, a snippet is the page's
 * description or is missing.
 *
 * @throws Error when the index cannot be loaded; the next search tries again
 */
export async function searchIndex(request: WorkerRequest): Promise<SearchResponse> {
  loadedIndex ??= new LazyValue(() => loadSiteIndex(request.siteUrl));
  const {engine, texts} = await loadedIndex.get();
  if (request.wantsTexts === true) await loadTexts(texts);
  else if (request.query !== '') await Promise.race([loadTexts(texts), wait(MAX_TEXTS_MS)]);
  return engine.search(request);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function loadSiteIndex(siteUrl: string): Promise<LoadedIndex> {
  const file = await fetchJson<IndexFile>(siteUrl, INDEX_FILE);
  const engine = new EmbeddedSearch(file, loadIndex(file.index));
  const texts = new LazyValue(async () => {
    engine.file = await fetchJson<RecordsFile>(siteUrl, file.records);
  });
  return {engine, texts};
}

/** The search works without texts, and the next one tries to load them again. */
async function loadTexts(texts: LazyValue<void>): Promise<void> {
  await texts.get().catch(() => undefined);
}

async function fetchJson<T>(siteUrl: string, file: string): Promise<T> {
  const response = await fetch(`${siteUrl}${file}`);
  if (!response.ok)
    throw new Error(`Could not load ${siteUrl}${file}: ${response.status} ${response.statusText}`);
  return (await response.json()) as T;
}
