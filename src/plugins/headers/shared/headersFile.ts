/** The file with the response headers of a build, which `npm run serve` reads. */

/** Name of the file in the build folder. */
export const HEADERS_FILE = 'headers.json';

/** The policy's sources for the inline code of all pages, `'sha256-…'`. */
export interface InlineHashes {
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** The content of the file. The hashes are those of all locales that were built so far. */
export interface HeadersFile extends InlineHashes {
  /** Names and values, for every response. */
  readonly headers: Readonly<Record<string, string>>;
}
