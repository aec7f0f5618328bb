import {useEffect} from 'react';
import {PAGE_READY_EVENT} from '../lib/events';

/**
 * Dispatches `PAGE_READY_EVENT` when `isReady` is or becomes true: the controls of the page react to clicks from then on.
 * The inline script of the shell plugin (earlyPressScript) then repeats the clicks that it kept.
 */
export function useReportPageReady(isReady: boolean): void {
  useEffect(() => {
    if (isReady) window.dispatchEvent(new Event(PAGE_READY_EVENT));
  }, [isReady]);
}
