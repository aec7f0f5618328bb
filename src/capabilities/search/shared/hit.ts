/** What a search gives back: the part of the hosted service's response that the modal and the page read. */
import type {Hierarchy, RecordType, SearchRecord} from './record';

export interface Marked {
  /** HTML in which `<mark>` is the only tag. */
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: string[];
}

export type MarkedHierarchy = {readonly [Level in keyof Hierarchy]: Marked | undefined};

export interface SearchHit {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly content: string | null;
  readonly hierarchy: SearchRecord['hierarchy'];
  readonly _highlightResult: {readonly hierarchy: MarkedHierarchy; readonly content?: Marked};
  readonly _snippetResult: {readonly hierarchy: MarkedHierarchy; readonly content?: Marked};
}

export interface SearchRequest {
  readonly query: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  /** Only pages of this section (lvl0). */
  readonly section?: string;
  /** Of these hits, no more of one section than this: the rest would not be shown. */
  readonly maxPerSection?: number;
  /** Words of a snippet. */
  readonly snippetWords: number;
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
  /** Which engine answered. */
  readonly engine: 'hosted' | 'embedded';
  /** Of the hosted service, for its click reports. */
  readonly queryId?: string;
}

/** Anything that can be asked. */
export interface SearchEngine {
  search(request: SearchRequest): Promise<SearchResponse>;
}
