import {useEffect} from 'react';
import {PAGE_READY_EVENT} from '../lib/events';

/** Reports that the controls of the page answer to presses, as soon as `isReady` is true. */
export function usePageReady(isReady: boolean): void {
  useEffect(() => {
    if (isReady) window.dispatchEvent(new Event(PAGE_READY_EVENT));
  }, [isReady]);
}
