/** The file that carries the response headers of a build: written by src/capabilities/headers, read by `npm run serve`. */

/** Name of the file, in the build folder. */
export const HEADERS_FILE = 'headers.json';

/** Sources of what stands inline in all pages, `'sha256-…'`. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** A build of another locale adds its own hashes. */
export interface HeadersFile extends InlineHashes {
  /** Names and values, for every response. */
  readonly headers: Readonly<Record<string, string>>;
}
