import {useCallback, useRef, type RefObject} from 'react';

/**
 * Prepares a page to connect the properties of the contract with their lines in the examples (`lines/linkLines.ts`).
 * `Operation` uses it.
 *
 * @returns a handler for events such as the first focus inside the page. Its first call loads the code and starts it;
 *   later calls do nothing, unless loading failed
 */
export function useLinkedLines(page: RefObject<HTMLElement | null>) {
  const started = useRef(false);
  return useCallback(() => {
    if (started.current) return;
    started.current = true;
    import('./lines/linkLines').then(
      ({linkLines}) => {
        if (page.current !== null) linkLines(page.current);
      },
      // The next event tries again.
      () => {
        started.current = false;
      },
    );
  }, [page]);
}
