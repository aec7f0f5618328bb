import {useEffect, useState} from 'react';

/** Returns whether the browser has been idle since the component was mounted: false at first, then true. */
export function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const wait = typeof requestIdleCallback === 'undefined' ? setTimeout : requestIdleCallback;
    wait(() => setHasBeenIdle(true));
  }, []);
  return hasBeenIdle;
}
