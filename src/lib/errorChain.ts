/** Longer chains are cut: an error may be its own cause. */
const CHAIN_LIMIT = 10;

function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  return typeof thrown === 'string' ? thrown : (JSON.stringify(thrown) ?? typeof thrown);
}

/** Messages of an error and of its causes, outermost first; anything can be thrown, so anything is read. */
export function errorMessages(error: unknown): string[] {
  const messages: string[] = [];
  let current = error;
  while (current !== undefined && current !== null && messages.length < CHAIN_LIMIT) {
    messages.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
