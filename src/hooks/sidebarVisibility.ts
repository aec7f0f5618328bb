import {useCallback, useEffect, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SIDEBAR_ATTRIBUTE} from '../capabilities/shell/client';
import {storageKeys} from '../lib/storageKeys';

const HIDDEN = 'hidden';

const readAttribute = () => document.documentElement.getAttribute(SIDEBAR_ATTRIBUTE) === HIDDEN;

/**
 * Whether the reader hid the sidebar, remembered in the storage. The attribute on the root element, set before
 * first paint by the inline script of src/capabilities/shell, hides it by CSS until React knows.
 */
export function useSidebarVisibility(): [hidden: boolean, setHidden: (hidden: boolean) => void] {
  const isBrowser = useIsBrowser();
  const [hidden, setState] = useState(() => isBrowser && readAttribute());
  useEffect(() => setState(readAttribute()), []);
  const setHidden = useCallback((next: boolean) => {
    const slot = createStorageSlot(storageKeys.sidebar);
    if (next) slot.set(HIDDEN);
    else slot.del();
    document.documentElement.toggleAttribute(SIDEBAR_ATTRIBUTE, next);
    if (next) document.documentElement.setAttribute(SIDEBAR_ATTRIBUTE, HIDDEN);
    setState(next);
  }, []);
  return [hidden, setHidden];
}
