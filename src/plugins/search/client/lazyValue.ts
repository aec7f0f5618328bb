/**
 * A value that is loaded at the first call of `get` and kept for later calls. If loading fails, the next call tries again.
 * The search loads its index and its engine with it.
 */
export class LazyValue<T> {
  private promise: Promise<T> | undefined;

  constructor(private readonly load: () => Promise<T>) {}

  /** @throws whatever `load` throws */
  get(): Promise<T> {
    this.promise ??= this.load().catch((error: unknown) => {
      this.promise = undefined;
      throw error;
    });
    return this.promise;
  }
}
