/** The index built into the site: reads which engine the build carries, loads it once, and asks it. */
import {loadOnce} from '@site/src/lib/loadOnce';
import {MANIFEST_FILE, type SearchManifest} from '../shared/manifest';
import type {SearchEngine} from '../shared/hit';

export interface EmbeddedEngine extends SearchEngine {
  /** Loads the index before it is asked. Failures are kept for the first search. */
  warmUp(): void;
}

/** The site carries no index: it was not made by "npm run build". */
export class NoIndexError extends Error {
  override readonly name = 'NoIndexError';
}

async function readManifest(baseUrl: string): Promise<SearchManifest> {
  const response = await fetch(`${baseUrl}${MANIFEST_FILE}`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!response.ok || !isJson) {
    throw new NoIndexError(
      `No search index at ${baseUrl}${MANIFEST_FILE} (${response.status}). It is written by "npm run build".`,
    );
  }
  return (await response.json()) as SearchManifest;
}

async function start(baseUrl: string): Promise<SearchEngine> {
  const manifest = await readManifest(baseUrl);
  const absolute = (path: string) => new URL(`${baseUrl}${path}`, window.location.origin).href;
  const {startMiniSearchEngine, startPagefindEngine} = await import('./workerEngine');
  return manifest.engine === 'pagefind'
    ? startPagefindEngine(absolute(manifest.bundle))
    : startMiniSearchEngine(absolute(manifest.index), absolute(manifest.records));
}

/** The embedded engine of a site; a failed start is tried again by the next search. */
export function createEmbeddedEngine(baseUrl: string): EmbeddedEngine {
  const started = loadOnce(() => start(baseUrl));
  return {
    warmUp: () => void started().catch(() => undefined),
    search: async (request) => (await started()).search(request),
  };
}
