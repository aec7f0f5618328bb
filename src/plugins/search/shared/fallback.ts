/** Combines the hosted service with the embedded index. */
import type {SearchEngine} from './hit';

/** Timeouts of the hosted service's client (specification §9). */
export const TIMEOUTS_MS = {connect: 1_000, read: 2_000, write: 30_000} as const;
/** Longest wait for the hosted service: one connection and one response. */
export const HOSTED_TIMEOUT_MS = TIMEOUTS_MS.connect + TIMEOUTS_MS.read;
/** After a failure, the hosted service is not used for this time. Its own client skips a failing host just as long. */
const RETRY_AFTER_MS = 2 * 60 * 1_000;

/**
 * Returns an engine that uses the hosted service, and the embedded index when the service fails or takes longer than
 * three seconds. After a failure, it uses only the embedded index for two minutes: a reader who types should not wait
 * for a timeout at each letter. Aborting does not stop a search at the service; if the service then fails, the search
 * rejects and does not use the embedded index. `siteEngine` (client/engine.ts) uses it.
 */
export function withFallback(hosted: SearchEngine, embedded: SearchEngine): SearchEngine {
  let retryAt = 0;
  return {
    async search(request) {
      if (Date.now() >= retryAt) {
        try {
          return await Promise.race([hosted.search(request), rejectLater()]);
        } catch {
          retryAt = Date.now() + RETRY_AFTER_MS;
          request.signal?.throwIfAborted();
        }
      }
      return embedded.search(request);
    },
  };
}

async function rejectLater(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const error = new Error(`The hosted search did not respond within ${HOSTED_TIMEOUT_MS} ms`);
    setTimeout(reject, HOSTED_TIMEOUT_MS, error);
  });
}
