/** What is asked, and what a search gives back: the same from both engines. */
import type {SearchRecord} from './record';

/** Longest query that the input takes (specification §9). */
export const MAX_QUERY_LENGTH = 64;
export const HITS_PER_PAGE = 20;
/** Words of a snippet where the asker does not say. */
export const SNIPPET_WORDS = 10;

export interface SearchHit extends Omit<SearchRecord, 'anchor' | 'content'> {
  /** The last heading of the hierarchy, as HTML in which `<mark>` is the only tag. */
  readonly title: string;
  /** The words around the match, as such HTML. */
  readonly snippet?: string;
}

export type PageLink = Pick<SearchHit, 'url' | 'title'>;

export interface SearchRequest {
  readonly query: string;
  /** From 0, which is the default. */
  readonly page?: number;
  /** Default: `HITS_PER_PAGE`. */
  readonly hitsPerPage?: number;
  /** Only pages of this section (lvl0). */
  readonly section?: string;
  /** Words of a snippet. Default: `SNIPPET_WORDS`. */
  readonly snippetWords?: number;
  /** Wait for the texts of an index that answers before it has them. */
  readonly wantsTexts?: boolean;
  /** Aborted when a newer query has taken this one's place: then the search rejects, and what it still needs is not loaded. */
  readonly signal?: AbortSignal;
}

export interface SearchResponse {
  readonly hits: readonly SearchHit[];
  /** All hits there are, of which `hits` is one page. */
  readonly nbHits: number;
  /** Number of hits by section (lvl0), whatever section was asked for. */
  readonly sections: Readonly<Record<string, number>>;
  /** With no hit: pages whose titles come near. */
  readonly nearest?: readonly PageLink[];
  /** Which engine answered. */
  readonly engine: 'hosted' | 'embedded';
  /** Of the hosted service, for its click reports. */
  readonly queryId?: string;
}

/** Anything that can be asked. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResponse>;
}
