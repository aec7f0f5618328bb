/** The cache is emptied at this size, so that large sites don't fill the memory. */
const MAX_ENTRIES = 50_000;

/**
 * Returns a function that remembers the result of `compute` for each argument. Objects are compared by identity. A result
 * of `undefined` isn't remembered, and at 50,000 results all are forgotten. For values that are needed many times: stems
 * of words in the search, converted descriptions in the API reference, compiled schemas and contracts in the sandbox.
 */
export function memoize<Result, Argument = string>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const cache = new Map<Argument, Result>();
  return (argument) => {
    const cached = cache.get(argument);
    if (cached !== undefined) return cached;
    const result = compute(argument);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    cache.set(argument, result);
    return result;
  };
}
