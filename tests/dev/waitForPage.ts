import {setTimeout as sleep} from 'node:timers/promises';

/** A dev server without a page after this time is broken, not slow. */
const LIMIT_MS = 120_000;

/**
 * Waits until a dev server serves a page. It listens before the first build is finished and responds after it.
 *
 * @param isAlive returns whether the server is still running; called before each try
 * @throws if there is no page in time, or if the server has ended
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
  throw new Error(`No page at ${url} ${why}`);
}
