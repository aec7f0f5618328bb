/** The small file that tells the browser which embedded engine a build carries, and where its data is. */

/** Name of the file, below the base path. It is the only one of the index without a hash in its name. */
export const MANIFEST_FILE = 'search-index.json';

export type SearchManifest =
  | {
      readonly engine: 'minisearch';
      /** Paths below the base path: what answers, and the texts that hits are shown with. */
      readonly index: string;
      readonly records: string;
      readonly pages: number;
    }
  | {
      readonly engine: 'pagefind';
      /** Folder of the index below the base path, ending with a slash. */
      readonly bundle: string;
      readonly pages: number;
    };
