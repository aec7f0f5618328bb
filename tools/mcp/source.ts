/**
 * Reads the documentation, and keeps a copy of the published one that is at most one start old.
 */
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {DOCS_FILE, docsSchema, FORMAT, type DocsFile} from '../../src/plugins/downloads/shared';

/** A host that does not respond within this time counts as offline. */
const TIMEOUT_MS = 10_000;

/**
 * Reads the file of documentation that a build makes.
 *
 * @throws Error when the file is missing or has another format, SyntaxError when it is not JSON
 */
export function readDocs(file: string): DocsFile {
  if (!existsSync(file)) {
    throw new Error(
      `${file} does not exist. Run "npm run build", or name a file with --docs that a build made.`,
    );
  }
  const docs = JSON.parse(readFileSync(file, 'utf8')) as DocsFile;
  const format: number = docs.format;
  if (format === FORMAT) return docs;
  throw new Error(
    `${file} has the format ${format}; this server reads format ${FORMAT}. Use the server of the same build.`,
  );
}

/** A copy in the cache. */
const cacheSchema = z.object({etag: z.string().nullable(), docs: docsSchema});
type CachedDocs = z.infer<typeof cacheSchema>;

const cacheFile = (cacheFolder: string, {site}: DocsFile): string =>
  path.join(cacheFolder, `${encodeURIComponent(site)}.json`);

function readCache(file: string): CachedDocs | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Someone else wrote or cut the file, or another version did. The next refresh replaces it.
    return undefined;
  }
}

/**
 * Returns the documentation that came with the server, or the copy in the cache if that was built later. A copy that cannot
 * be read is ignored.
 */
export function newestDocs(shipped: DocsFile, cacheFolder: string): DocsFile {
  const cached = readCache(cacheFile(cacheFolder, shipped))?.docs;
  return cached !== undefined && cached.built > shipped.built ? cached : shipped;
}

/**
 * Fetches the published documentation into the cache, where the next start finds it. Never rejects: without a response
 * within ten seconds, with an invalid address of the site, or with another error, the cache stays as it is.
 *
 * @returns what happened, for the log
 */
export async function refreshCache(shipped: DocsFile, cacheFolder: string): Promise<string> {
  try {
    return await fetchIntoCache(shipped, cacheFolder);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return `not checked: ${shipped.site} (${message})`;
  }
}

/**
 * Fetches for `refreshCache`.
 *
 * @throws TypeError for an invalid address or an unreachable host; TimeoutError when the host does not respond in time;
 *   SyntaxError for a response that isn't JSON; Error when the cache cannot be written
 */
async function fetchIntoCache(shipped: DocsFile, cacheFolder: string): Promise<string> {
  const url = new URL(DOCS_FILE, shipped.site);
  const file = cacheFile(cacheFolder, shipped);
  const etag = readCache(file)?.etag;
  const response = await fetch(url, {
    headers: etag ? {'if-none-match': etag} : {},
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 304) return 'up to date';
  if (!response.ok) return `not checked: ${url.href} responds with status ${response.status}`;
  const {data: docs} = docsSchema.safeParse(await response.json());
  if (docs === undefined) return 'not updated: the site has another version of the server';
  mkdirSync(cacheFolder, {recursive: true});
  const json = JSON.stringify({etag: response.headers.get('etag'), docs} satisfies CachedDocs);
  // Another server may read or write the file at this moment.
  writeFileSync(`${file}.${process.pid}`, json);
  renameSync(`${file}.${process.pid}`, file);
  return `fetched the documentation of ${docs.built} for the next start`;
}
