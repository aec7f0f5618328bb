/** Paths of the search below the base path. */

/** The results page. */
export const SEARCH_PATH = 'search';

export const OPENSEARCH_FILE = 'opensearch.xml';

/** The index. */
export const INDEX_FILE = 'search-index.json';

/** The folder of the records. Their filename contains a hash. */
export const RECORDS_DIR = 'assets/search';
