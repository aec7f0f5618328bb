/** Longer chains are cut: an error may be its own cause. */
const CHAIN_LIMIT = 10;

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  if (typeof thrown === 'string') return thrown;
  try {
    return JSON.stringify(thrown) ?? typeof thrown;
  } catch {
    // JSON has no big integers and no objects that contain themselves.
    return typeof thrown;
  }
}

/** Returns an error and its causes. Anything can be thrown, so any value is accepted; null and undefined give no entry. */
function errorChain(error: unknown): unknown[] {
  const chain: unknown[] = [];
  let current = error;
  while (current !== undefined && current !== null && chain.length < CHAIN_LIMIT) {
    chain.push(current);
    current = current instanceof Error ? current.cause : undefined;
  }
  return chain;
}

/**
 * Returns the messages of an error and of the causes behind it, outermost first, at most ten. An empty message becomes
 * the error's name. The crash page and its report, and the page that says that a page could not be loaded, show them.
 */
export const errorMessages = (error: unknown): string[] => errorChain(error).map(messageOf);
