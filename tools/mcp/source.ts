/** Where the server reads the site's files: a folder that was built, or an address. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Reads a file of the site by its path below the base path, `search-index.json`. */
export type Source = (file: string) => Promise<string>;

/** A folder made by `npm run build`. */
export function folderSource(dir: string): Source {
  return async (file) => {
    const full = path.join(dir, file);
    if (!existsSync(full))
      throw new Error(`--build ${dir}: no ${file}. Name a folder made by "npm run build".`);
    return readFileSync(full, 'utf8');
  };
}

interface Kept {
  readonly etag: string | null;
  readonly text: string;
}

/** A host that does not answer in this time is taken for offline. */
const TIMEOUT_MS = 10_000;

/** A published site. Files are kept in `cacheDir`, asked for again by their ETags, and used as they are when offline. */
export function siteSource(site: URL, cacheDir: string): Source {
  return async (file) => {
    const url = new URL(file, site);
    const place = path.join(cacheDir, `${encodeURIComponent(url.host + url.pathname)}.json`);
    const kept = existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as Kept) : undefined;
    try {
      const response = await fetch(url, {
        headers: kept?.etag ? {'if-none-match': kept.etag} : {},
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 304 && kept !== undefined) return kept.text;
      if (!response.ok) throw new Error(`status ${response.status}`);
      const loaded: Kept = {etag: response.headers.get('etag'), text: await response.text()};
      mkdirSync(cacheDir, {recursive: true});
      writeFileSync(place, JSON.stringify(loaded));
      return loaded.text;
    } catch (cause) {
      if (kept !== undefined) return kept.text;
      const problem = `${url.href} cannot be read and is not in ${cacheDir}`;
      throw new Error(`--site ${site.href}: ${problem}`, {cause});
    }
  };
}
