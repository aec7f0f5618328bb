/**
 * Browser storage that never fails: blocked, absent, full or throwing, it behaves as empty and warns once.
 * A drop-in for the storage slots of @docusaurus/theme-common, which log an error for each failed call.
 */

export type StorageType = 'localStorage' | 'sessionStorage' | 'none';

/** Which storage a site uses, and the suffix of its keys (empty by default). */
export interface StorageSettings {
  readonly type: StorageType;
  readonly namespace: string;
}

/** Access to one key. */
export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  /** Hears changes of this key, made by this tab or another; returns what ends the listening. */
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void;
}

export interface BrowserStorage {
  /** @throws on use (not on creation) while a page is rendered on the server */
  readonly slot: (key: string, options?: {readonly persistence?: StorageType}) => StorageSlot;
  readonly keys: (type?: StorageType) => string[];
}

export const STORAGE_WARNING =
  'Browser storage is not available: choices on this site are kept until the page is closed only. ' +
  'Usual reasons: an embedded page, a private window, strict privacy settings, or a full storage.';

const emptySlot: StorageSlot = {
  get: () => null,
  set: () => {},
  del: () => {},
  listen: () => () => {},
};

/** Fails fast: what is stored differs from reader to reader, so it has no place in static HTML. */
function refuseOnServer(key: string): never {
  throw new Error(
    `Browser storage (key "${key}") was used while the page was rendered on the server. ` +
      'Use storage in effects and event handlers only.',
  );
}

function serverSlot(key: string): StorageSlot {
  const refuse = () => refuseOnServer(key);
  return {get: refuse, set: refuse, del: refuse, listen: refuse};
}

/** The browser tells only other tabs about a change; this tells the same tab, in the same form. */
function tellThisTab(
  storage: Storage,
  key: string,
  oldValue: string | null,
  newValue: string | null,
) {
  if (oldValue === newValue) return;
  const detail = {key, oldValue, newValue, url: window.location.href, storageArea: storage};
  window.dispatchEvent(new StorageEvent('storage', detail));
}

function createSlot(
  key: string,
  use: <T>(fallback: T, action: (storage: Storage) => T) => T,
): StorageSlot {
  const write = (newValue: string | null) =>
    use(undefined, (storage) => {
      const oldValue = storage.getItem(key);
      if (newValue === null) storage.removeItem(key);
      else storage.setItem(key, newValue);
      tellThisTab(storage, key, oldValue, newValue);
    });
  return {
    get: () => use(null, (storage) => storage.getItem(key)),
    set: (value) => write(value),
    del: () => write(null),
    listen: (onChange) =>
      use(
        () => {},
        (storage) => {
          const listener = (event: StorageEvent) => {
            if (event.storageArea === storage && event.key === key) onChange(event);
          };
          window.addEventListener('storage', listener);
          return () => window.removeEventListener('storage', listener);
        },
      ),
  };
}

/** Creates the storage of a site; the warning is given once for it. */
export function createBrowserStorage({
  type: defaultType,
  namespace,
}: StorageSettings): BrowserStorage {
  let warned = false;
  const useStorageOf =
    (type: Exclude<StorageType, 'none'>) =>
    <T>(fallback: T, action: (storage: Storage) => T): T => {
      try {
        return action(window[type]);
      } catch (error) {
        if (!warned) console.warn(STORAGE_WARNING, error);
        warned = true;
        return fallback;
      }
    };
  return {
    slot: (keyInput, options) => {
      const key = `${keyInput}${namespace}`;
      if (typeof window === 'undefined') return serverSlot(key);
      const type = options?.persistence ?? defaultType;
      return type === 'none' ? emptySlot : createSlot(key, useStorageOf(type));
    },
    keys: (type = defaultType) => {
      if (typeof window === 'undefined') return refuseOnServer('*');
      return type === 'none' ? [] : useStorageOf(type)([], (storage) => Object.keys(storage));
    },
  };
}
