import {useEffect, type RefObject} from 'react';

const TABS = '[role="tab"]';
const SECTIONS = 'details[data-status]';

/**
 * One status for the contract and the examples of a page: opening a section chooses the tab with the same
 * status, choosing a tab opens the section. Both work by themselves; this only keeps them in step.
 */
export function useStatus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current;
    if (element === null) return undefined;
    const onToggle = ({target}: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const status = target.dataset['status'];
      if (status === undefined) return;
      const tab = [...element.querySelectorAll<HTMLElement>(TABS)].find(
        ({textContent}) => textContent === status,
      );
      if (tab?.getAttribute('aria-selected') === 'false') tab.click();
    };
    const onClick = ({target}: Event) => {
      const status = target instanceof Element ? target.closest(TABS)?.textContent : undefined;
      const section = [...element.querySelectorAll<HTMLDetailsElement>(SECTIONS)].find(
        ({dataset}) => dataset['status'] === status,
      );
      if (section !== undefined) section.open = true;
    };
    // `toggle` does not bubble.
    element.addEventListener('toggle', onToggle, {capture: true});
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('toggle', onToggle, {capture: true});
      element.removeEventListener('click', onClick);
    };
  }, [page]);
}
