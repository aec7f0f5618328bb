/** Creates a storage that lasts as long as the frame. */
function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(String(key)) ?? null,
    setItem: (key, value) => {
      values.set(String(key), String(value));
    },
    removeItem: (key) => {
      values.delete(String(key));
    },
    clear: () => values.clear(),
  };
}

/**
 * Replaces the storage of the frame by one in memory, and the cookies by none. In a sandbox without an origin, storage
 * and cookies throw, which scripts of third parties do not expect.
 */
export function replaceStorage(frame: Window): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(frame, name, {value: createMemoryStorage(), configurable: true});
  Object.defineProperty(frame.document, 'cookie', {
    get: () => '',
    set: () => {},
    configurable: true,
  });
}
