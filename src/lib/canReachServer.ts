/** A server that takes longer counts as unreachable. */
const TIMEOUT_MS = 8000;

/**
 * Returns whether a full page load of `url` would show a readable page, which may be the 404 page. Never throws. When the
 * server is unreachable or responds with a server error, a load would replace a readable page by an error page.
 */
export async function canReachServer(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const {status} = await fetch(url, {method: 'HEAD', cache: 'no-store', signal});
    return status < 500;
  } catch {
    return false;
  }
}

/** Returns whether the current page was loaded by a reload. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/**
 * Returns whether a reload may help when a file of the page at `url` could not be loaded: a new deployment may have
 * removed the file. A page that was itself loaded by a reload never reloads again, so there is no loop.
 */
export async function canReloadHelp(url: string): Promise<boolean> {
  return !wasReloaded() && (await canReachServer(url));
}
