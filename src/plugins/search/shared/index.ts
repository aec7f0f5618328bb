/** The search for other plugins and tools, in Node and in the browser. */
export {EmbeddedSearch} from './embeddedSearch';
export {TIMEOUTS_MS, withFallback} from './fallback';
export type {SearchEngine} from './hit';
export {makeIndexFile, type IndexFile} from './indexFile';
export {INDEX_FILE} from './paths';
export {indexSections, Ranker, type IndexedPage, type WordMatches} from './ranker';
export {
  pageRecords,
  type RecordsFile,
  type SearchPage,
  type SearchRecord,
  type SynonymGroup,
} from './record';
export {indexTerms} from './tokens';
