/** The file that carries the response headers of a build: written by src/capabilities/headers, read by `npm run serve`. */

/** Name of the file, in the build folder. */
export const HEADERS_FILE = 'headers.json';

export interface HeadersFile {
  /** Names and values, for every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sources of the inline scripts of all pages, `'sha256-…'`; a build of another locale adds its own. */
  readonly scriptHashes: readonly string[];
}
