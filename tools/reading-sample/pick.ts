/** Returns numbers from 0 up to 1 (Park and Miller's "minimal standard" generator). */
function randomNumbers(seed: number): () => number {
  const MODULUS = 2 ** 31 - 1;
  let state = (seed % (MODULUS - 1)) + 1;
  return () => {
    state = (state * 48_271) % MODULUS;
    return state / MODULUS;
  };
}

/**
 * Returns `count` entries at random, in the order of the list, or all of them if there are fewer. The command (index.ts)
 * picks the parts of a reading test with it.
 *
 * @param seed  a whole number from 0: the same list and seed always give the same entries
 */
export function pick<T>(list: readonly T[], count: number, seed: number): T[] {
  const random = randomNumbers(seed);
  const indexes = list.map((_entry, index) => index);
  // Fisher-Yates: swap each position with one at or after it.
  for (let position = 0; position < indexes.length - 1; position += 1) {
    const other = position + Math.floor(random() * (indexes.length - position));
    [indexes[position], indexes[other]] = [indexes[other] ?? 0, indexes[position] ?? 0];
  }
  const picked = new Set(indexes.slice(0, count));
  return list.filter((_entry, index) => picked.has(index));
}
