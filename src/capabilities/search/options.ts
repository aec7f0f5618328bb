/** Options of the search plugin, with their defaults. */
import type {SynonymGroup} from './shared/record';

export interface PageRank {
  /** Pages whose path below the base path matches. */
  readonly pattern: RegExp;
  /** 0 is a page like any other; each −1 makes it count a fifth less. */
  readonly rank: number;
  /** Leave the page's texts out, and keep its headings: for a page that only repeats others. */
  readonly headingsOnly?: boolean;
}

export interface SearchPluginOptions {
  readonly synonyms: readonly SynonymGroup[];
  readonly pageRanks: readonly PageRank[];
}

export const DEFAULT_OPTIONS: SearchPluginOptions = {synonyms: [], pageRanks: []};
/** Path of the results page, below the base path. */
export const SEARCH_PATH = 'search';
