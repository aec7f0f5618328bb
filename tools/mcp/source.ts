/** Reads the files of a site, from a build folder or from its URL. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Reads a file of the site by its path below the base path, `search-index.json`. */
export type Source = (file: string) => Promise<string>;

/** Returns a source for a folder that `npm run build` made. */
export function folderSource(folder: string): Source {
  return async (file) => {
    const fullPath = path.join(folder, file);
    if (!existsSync(fullPath)) {
      throw new Error(
        `--build ${folder}: the folder has no ${file}. Use a folder that "npm run build" made.`,
      );
    }
    return readFileSync(fullPath, 'utf8');
  };
}

/** A file in the cache. */
interface CachedFile {
  readonly etag: string | null;
  readonly text: string;
}

/** A host that does not respond within this time counts as offline. */
const TIMEOUT_MS = 10_000;

/**
 * Returns a source for a published site. Its files are cached in a folder, revalidated by their ETags, and used from the
 * cache when the site cannot be reached.
 */
export function siteSource(site: URL, cacheFolder: string): Source {
  return async (file) => {
    const url = new URL(file, site);
    const cacheFile = path.join(cacheFolder, `${encodeURIComponent(url.host + url.pathname)}.json`);
    const cached = readCache(cacheFile);
    try {
      const loaded = await fetchFile(url, cached);
      mkdirSync(cacheFolder, {recursive: true});
      writeFileSync(cacheFile, JSON.stringify(loaded));
      return loaded.text;
    } catch (cause) {
      if (cached !== undefined) return cached.text;
      throw new Error(
        `--site ${site.href}: ${url.href} cannot be read and is not in ${cacheFolder}. Check the URL and the network.`,
        {cause},
      );
    }
  };
}

function readCache(file: string): CachedFile | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CachedFile) : undefined;
}

/** Fetches a file. Returns the cached one if the server says that it is up to date. */
async function fetchFile(url: URL, cached: CachedFile | undefined): Promise<CachedFile> {
  const response = await fetch(url, {
    headers: cached?.etag ? {'if-none-match': cached.etag} : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 304 && cached !== undefined) return cached;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return {etag: response.headers.get('etag'), text: await response.text()};
}
