/** What page and worker say to each other. */
import type {SearchRequest, SearchResponse} from '@site/src/lib/search/hit';

export interface WorkerQuestion {
  readonly id: number;
  /** Addresses of what answers, and of the texts that hits are shown with. */
  readonly indexUrl: string;
  readonly recordsUrl: string;
  /** Left out: only load the index. */
  readonly request?: SearchRequest;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly response?: SearchResponse;
  readonly error?: string;
}
