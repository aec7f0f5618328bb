import {useCallback, useRef, type RefObject} from 'react';

/**
 * Connects the properties of the contract with their lines in the examples (`lines/linkLines.ts`).
 *
 * @returns a handler for the first event that shows interest in the page, which loads the code for it
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
