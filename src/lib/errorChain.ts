/** Messages of errors and their causes, for the crash page and the terminal. */

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

/**
 * Returns the messages of an error and of the causes behind it, outermost first, at most ten. Anything can be thrown, so
 * any value is accepted; null and undefined have no message.
 */
export function errorMessages(error: unknown): string[] {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length < CHAIN_LIMIT) {
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
