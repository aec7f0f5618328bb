import {setTimeout as sleep} from 'node:timers/promises';

/** A dev server that has no page after this is broken, not slow. */
const LIMIT_MS = 120_000;

/**
 * Waits until a dev server gives a page: it listens before the first build is done, and answers after it.
 *
 * @param isAlive whether the server may still come; asked before each try
 * @throws when there is no page in time, or none can come any more
 */
export async function waitForPage(url: string, isAlive = () => true): Promise<void> {
  const started = performance.now();
  while (isAlive() && performance.now() - started < LIMIT_MS) {
    const ok = await fetch(url, {headers: {accept: 'text/html'}})
      .then((response) => response.ok)
      .catch(() => false);
    if (ok) return;
    await sleep(50);
  }
  const why = isAlive() ? `within ${LIMIT_MS / 1000} s` : 'before it ended';
  throw new Error(`The server of ${url} gave no page ${why}`);
}
