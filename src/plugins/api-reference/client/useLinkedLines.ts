import {useCallback, useRef, type RefObject} from 'react';

/**
 * Returns a handler that connects the properties of the contract with their lines in the examples on its first call, when
 * it loads the code (`lines/linkLines.ts`). Later calls do nothing, unless loading failed.
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
