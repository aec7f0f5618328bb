/** The search for other capabilities and tools, in Node as in the browser. See README.md. */
export {createEngine} from './embeddedSearch';
export type {SearchHit, SearchRequest, SearchResponse} from './hit';
export {MANIFEST_FILE, type SearchManifest} from './indexFile';
export type {RecordsFile} from './record';
