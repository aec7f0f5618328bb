/** What page and worker say to each other. */
import type {SearchRequest, SearchResponse} from '../shared/hit';

/** Addresses of an index. */
export interface IndexAddresses {
  /** What answers: a file, or Pagefind's folder. */
  readonly indexUrl: string;
  /** The texts that hits are shown with, where they are apart. */
  readonly recordsUrl?: string;
}

export interface WorkerQuestion extends IndexAddresses {
  readonly id: number;
  /** Left out: only load the index. */
  readonly request?: Omit<SearchRequest, 'signal'>;
}

/** What the page sends: a question, or the id of one whose answer nobody waits for any more. */
export type WorkerMessage = WorkerQuestion | {readonly superseded: number};

export interface WorkerAnswer {
  readonly id: number;
  readonly response?: SearchResponse;
  readonly error?: string;
}
