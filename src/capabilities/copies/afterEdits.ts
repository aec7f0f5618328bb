/** Long enough for an edited page to reach the screen first. */
const DELAY_MS = 1_500;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * For what the dev server makes again after each edit, and nobody waits for: the first turn comes at once,
 * later ones when no edit came for a while, so that they do not hold up the edited page itself. Edits in
 * between share one turn and its outcome.
 */
export function afterEdits<T>(work: () => T, delayMs = DELAY_MS): () => Promise<T> {
  let started = false;
  let lastEdit = 0;
  let pending: Promise<T> | undefined;
  const whenQuiet = async () => {
    for (let rest = delayMs; rest > 0; rest = lastEdit + delayMs - performance.now()) {
      await sleep(rest);
    }
    // An edit from here on is not in this turn's work.
    pending = undefined;
    return work();
  };
  return async () => {
    if (!started) {
      started = true;
      return work();
    }
    lastEdit = performance.now();
    pending ??= whenQuiet();
    return pending;
  };
}
