/** Loads something at the first call and keeps it for all that follow; after a failure the next call tries again. */
export function loadOnce<Args extends unknown[], T>(
  load: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  let loaded: Promise<T> | undefined;
  return (...args) => {
    loaded ??= load(...args).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
