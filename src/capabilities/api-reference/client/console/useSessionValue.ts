import {useCallback, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

/** A text that lasts as long as the tab. */
export function useSessionValue(
  key: string,
  fallback: string,
): readonly [value: string, set: (value: string) => void] {
  const [slot] = useState(() =>
    createStorageSlot(`console.${key}`, {persistence: 'sessionStorage'}),
  );
  // Only ever rendered after a click, so the browser's storage may be read at once.
  const [value, setValue] = useState(() => slot.get() ?? fallback);
  const set = useCallback(
    (next: string) => {
      setValue(next);
      slot.set(next);
    },
    [slot],
  );
  return [value, set];
}
