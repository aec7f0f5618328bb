/** Numbers of the search (specification §9). Those of the modal, 5 results in a group among them, are its own. */

/** Longest query that the input takes. */
export const MAX_QUERY_LENGTH = 64;
export const HITS_PER_PAGE = 20;
/** Words of a snippet where the asker does not say. */
export const SNIPPET_WORDS = 10;

/** Time-outs of the hosted service's client. */
export const TIMEOUTS_MS = {connect: 1_000, read: 2_000, write: 30_000} as const;
/** After a failure the hosted service is left alone for as long as its client leaves a host that is down. */
export const RETRY_AFTER_MS = 2 * 60 * 1_000;
