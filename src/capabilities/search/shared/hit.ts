/** What is asked, and what a search gives back: the same from both engines. */
import type {SearchRecord} from './record';

export interface SearchHit extends Pick<
  SearchRecord,
  'objectID' | 'url' | 'type' | 'hierarchy' | 'method'
> {
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
  /** Default: 20 (limits.ts). */
  readonly hitsPerPage?: number;
  /** Only pages of this section (lvl0). */
  readonly section?: string;
  /** Words of a snippet. Default: 10. */
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
