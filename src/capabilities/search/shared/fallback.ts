/** One engine from two: the hosted service answers, and the index built into the site when it does not. */
import {RETRY_AFTER_MS, TIMEOUTS_MS} from './limits';
import type {SearchEngine} from './hit';

/** Longest wait for the hosted service: one connection and one answer. */
export const HOSTED_TIMEOUT_MS = TIMEOUTS_MS.connect + TIMEOUTS_MS.read;

const noAnswer = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(reject, HOSTED_TIMEOUT_MS, new Error('The hosted search gave no answer in time'));
  });

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
          return await Promise.race([hosted.search(request), noAnswer()]);
        } catch {
          retryAt = Date.now() + RETRY_AFTER_MS;
          request.signal?.throwIfAborted();
        }
      }
      return embedded.search(request);
    },
  };
}
