/** Runs tasks with at most `width` at one time; results in the order of the items. */
export async function pool<Item, Result>(
  items: readonly Item[],
  width: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...items.entries()];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      results[next[0]] = await task(next[1]);
    }
  };
  await Promise.all(Array.from({length: width}, worker));
  return results;
}
