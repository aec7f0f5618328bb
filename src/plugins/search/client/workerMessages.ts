/** The messages between the embedded engine and its worker. */
import type {SearchRequest, SearchResponse} from '../shared/hit';

/** A search request without its signal, which cannot be sent to a worker. */
export interface WorkerRequest extends Omit<SearchRequest, 'signal'> {
  /** Origin and base path. */
  readonly siteUrl: string;
}

/** A response, or an error message. The first message, `ready`, says that the worker has loaded. */
export type WorkerResponse = SearchResponse | string;
