/** The search for other capabilities and tools, in Node as in the browser. See README.md. */
export {EmbeddedSearch} from './embeddedSearch';
export type {SearchHit, SearchRequest, SearchResponse} from './hit';
export {INDEX_FILE, type IndexFile} from './indexFile';
export {endpointOf, textOf, type RecordsFile} from './record';
