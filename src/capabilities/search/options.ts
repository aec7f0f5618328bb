/** Options of the search plugin, with their defaults. */
import type {SynonymGroup} from './shared/recordsFile';

/** Which embedded engine a build carries; `auto` decides by the number of pages. */
export type EmbeddedEngine = 'minisearch' | 'pagefind';

export interface PageRank {
  /** Pages whose path below the base path matches. */
  readonly pattern: RegExp;
  /** 0 is a page like any other; each −1 makes it count a fifth less. */
  readonly rank: number;
  /** Leave the page's texts out, and keep its headings: for a page that only repeats others. */
  readonly headingsOnly?: boolean;
}

/** Pages that are not content, below the base path. */
export const NOT_CONTENT: readonly string[] = ['404', '404.html'];

export interface SearchPluginOptions {
  readonly engine: EmbeddedEngine | 'auto';
  /** Beyond this many pages `auto` takes Pagefind. */
  readonly pageLimit: number;
  readonly synonyms: readonly SynonymGroup[];
  readonly pageRanks: readonly PageRank[];
  /** Path of the results page, below the base path. */
  readonly searchPath: string;
}

export const DEFAULT_OPTIONS: SearchPluginOptions = {
  engine: 'auto',
  pageLimit: 1_000,
  synonyms: [],
  pageRanks: [],
  searchPath: 'search',
};
