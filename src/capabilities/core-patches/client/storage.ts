/**
 * Storage of this site, for our code and (../manifest.ts) for the theme's own slots:
 * the exports keep the names and shapes of @docusaurus/theme-common/lib/utils/storageUtils.
 */
import {useCallback, useState, useSyncExternalStore} from 'react';
import settings from '@generated/site-storage';
import {
  createBrowserStorage,
  type StorageSlot,
  type StorageType,
} from '@site/src/lib/browserStorage';

export {storageKeys} from '@site/src/lib/storageKeys';

const storage = createBrowserStorage(settings);

export const createStorageSlot = storage.slot;
export const listStorageKeys = storage.keys;

/** Value of a key, kept up to date across tabs, and its slot; `null` as key is a slot that is always empty. */
export function useStorageSlot(
  key: string | null,
  options?: {readonly persistence?: StorageType},
): [string | null, StorageSlot] {
  const [slot] = useState(() =>
    createStorageSlot(key ?? '', key === null ? {persistence: 'none'} : options),
  );
  const listen = useCallback((onChange: () => void) => slot.listen(onChange), [slot]);
  const value = useSyncExternalStore(listen, slot.get, () => null);
  return [value, slot];
}
