/** One engine from two: the hosted service answers, and the index built into the site when it does not. */
import type {SearchEngine} from './hit';

/** Time-outs of the hosted service's client (specification §9). */
export const TIMEOUTS_MS = {connect: 1_000, read: 2_000, write: 30_000} as const;
/** Longest wait for the hosted service: one connection and one answer. */
export const HOSTED_TIMEOUT_MS = TIMEOUTS_MS.connect + TIMEOUTS_MS.read;
/** After a failure the hosted service is left alone for as long as its client leaves a host that is down. */
const RETRY_AFTER_MS = 2 * 60 * 1_000;

/**
 * An engine that asks the hosted service first. After a failure it goes straight to the embedded one
 * for two minutes: a reader who types should not wait for a time-out at each letter.
 */
export function withFallback(hosted: SearchEngine, embedded: SearchEngine): SearchEngine {
  let retryAt = 0;
  return {
    async search(request) {
      if (Date.now() >= retryAt) {
        try {
          const late = new Promise<never>((_resolve, reject) => {
            setTimeout(reject, HOSTED_TIMEOUT_MS, new Error('The hosted search gave no answer'));
          });
          return await Promise.race([hosted.search(request), late]);
        } catch {
          retryAt = Date.now() + RETRY_AFTER_MS;
          request.signal?.throwIfAborted();
        }
      }
      return embedded.search(request);
    },
  };
}
