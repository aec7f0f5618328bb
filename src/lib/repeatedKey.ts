/** Finds keys that JSON repeats: `JSON.parse` keeps the last one without a word. */

/** A key before its colon, any other text, or a brace. */
const tokenRegex = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}]/gs;

/**
 * Returns the first key that an object of a JSON text has twice, as it is written, and the offset of the second one.
 * `Specification` reports it, as the parser of YAML does.
 */
export function findRepeatedKey(
  json: string,
): {readonly key: string; readonly offset: number} | undefined {
  const outer: Set<string>[] = [];
  let keys = new Set<string>();
  for (const {0: token, 1: key, 2: colon, index: offset} of json.matchAll(tokenRegex)) {
    if (token === '{') {
      outer.push(keys);
      keys = new Set();
    } else if (token === '}') keys = outer.pop() ?? new Set();
    if (key === undefined || colon === undefined) continue;
    if (keys.has(key)) return {key, offset};
    keys.add(key);
  }
  return undefined;
}
