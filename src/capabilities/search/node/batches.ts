/**
 * Does asynchronous work on a list, some items at a time: enough to keep the disk busy, few enough to bound memory.
 *
 * @returns the outcomes in the order of the items
 */
export async function inBatches<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const outcomes: R[] = [];
  for (let start = 0; start < items.length; start += size) {
    outcomes.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
  return outcomes;
}
