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
