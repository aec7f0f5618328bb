/** A server that says nothing for so long counts as gone. */
const PROBE_LIMIT_MS = 8000;

/**
 * Whether a full load of an address can help: a server that cannot be reached, or answers with an error of its
 * own, would put an error page in place of a readable one.
 */
export async function serverAnswers(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
    const {status} = await fetch(url, {method: 'HEAD', cache: 'no-store', signal});
    return status < 500;
  } catch {
    return false;
  }
}
