/** One engine from two: the hosted service answers, and the index built into the site when it does not. */
import {RETRY_AFTER_MS, TIMEOUTS_MS} from './limits';
import type {SearchEngine, SearchRequest, SearchResponse} from './hit';

/** Longest wait for the hosted service: one connection and one answer. */
export const HOSTED_TIMEOUT_MS = TIMEOUTS_MS.connect + TIMEOUTS_MS.read;

export interface FallbackOptions {
  readonly hosted: SearchEngine | null;
  readonly embedded: SearchEngine;
  readonly timeoutMs?: number;
  /** Clock in milliseconds. */
  readonly now?: () => number;
}

function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The hosted search gave no answer in ${ms} ms`)),
      ms,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * An engine that asks the hosted service first. After a failure it goes straight to the embedded one
 * for two minutes: a reader who types should not wait for a time-out at each letter.
 */
export function withFallback(options: FallbackOptions): SearchEngine {
  const {hosted, embedded, timeoutMs = HOSTED_TIMEOUT_MS, now = Date.now} = options;
  let retryAt = 0;
  return {
    async search(request: SearchRequest): Promise<SearchResponse> {
      if (hosted !== null && now() >= retryAt) {
        try {
          return await within(hosted.search(request), timeoutMs);
        } catch {
          retryAt = now() + RETRY_AFTER_MS;
          request.signal?.throwIfAborted();
        }
      }
      return embedded.search(request);
    },
  };
}
