/** The interface of search engines: requests and responses. */
import type {SearchRecord} from './record';

/** Longest query that a reader can type in the modal (specification §9). */
export const MAX_TYPED_LENGTH = 64;
/** Longest query. Readers paste error messages. */
export const MAX_QUERY_LENGTH = 400;
export const HITS_PER_PAGE = 20;
/** The number of words in a snippet. */
export const SNIPPET_WORDS = 28;

export interface SearchHit extends Omit<SearchRecord, 'anchor' | 'content'> {
  /** The last heading of the hierarchy, as HTML whose only tag is `<mark>`. */
  readonly title: string;
  /** The words around the match, or else the page's description, as HTML whose only tag is `<mark>`. */
  readonly snippet?: string;
}

export interface SearchRequest {
  readonly query: string;
  /** Starts at 0, the default. */
  readonly page?: number;
  /** Default: `HITS_PER_PAGE`. */
  readonly hitsPerPage?: number;
  /** Limits the hits to a section (lvl0). */
  readonly section?: string;
  /**
   * Whether the embedded engine waits for the texts of the pages. Without them, also if they cannot be loaded, a snippet
   * is the page's description or is missing.
   */
  readonly wantsTexts?: boolean;
  /**
   * Aborted when a newer query replaces this one. A search that waits for the embedded index then rejects. One that has
   * started continues, and callers ignore its response.
   */
  readonly signal?: AbortSignal;
}

export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** Total number of hits; `hits` is one page of them. */
  readonly nbHits: number;
  /** Number of hits by section (lvl0), in all sections. */
  readonly sections: Readonly<Record<string, number>>;
  /** The words of the query that no page contains. The hits then match similar words, or only the other words. */
  readonly unknownWords: readonly string[];
  /** The engine that responded. */
  readonly engine: 'hosted' | 'embedded';
  /** Id of the query at the hosted service, for its click reports. */
  readonly queryId?: string;
}

export interface SearchEngine {
  /** Rejects if the engine fails. The embedded engine also rejects a request that is aborted before its search starts. */
  search(request: SearchRequest): Promise<SearchResponse>;
}
