/** The small file that tells the browser where the data of the embedded engine is. */

/** Name of the file, below the base path. It is the only one of the index without a hash in its name. */
export const MANIFEST_FILE = 'search-index.json';

export interface SearchManifest {
  /** Paths below the base path: what answers, and the texts that hits are shown with. */
  readonly index: string;
  readonly records: string;
  readonly pages: number;
}
