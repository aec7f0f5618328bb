/** Values that are kept, so that large sites do not fill the memory. */
const KEPT = 50_000;

/** A function, of a text mostly, that keeps what it made: texts repeat their words, and a query its letters. */
export function memoize<T, Key = string>(read: (of: Key) => T): (of: Key) => T {
  const known = new Map<Key, T>();
  return (of) => {
    const made = known.get(of) ?? read(of);
    if (known.size >= KEPT) known.clear();
    known.set(of, made);
    return made;
  };
}
