import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, type KeyboardEvent, type RefObject, type SyntheticEvent} from 'react';
import {decodeUrlPart} from '@site/src/lib/decodeUrlPart';

const TABS = '[role="tab"]';
const SECTIONS = 'details[data-status]';

/** Unfolds everything around an element, and scrolls to it if something was folded. */
function reveal(target: Element | null): void {
  let folded = false;
  for (let element = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) folded = element.open = true;
  }
  if (folded) target?.scrollIntoView();
}

/** Chooses the tab with the example of a status, if its section is open. */
function chooseTab(page: Element, section: Element | null | undefined): void {
  if (!(section instanceof HTMLDetailsElement) || !section.open) return;
  const status = section.dataset['status'];
  const tab = [...page.querySelectorAll<HTMLElement>(TABS)].find(
    ({textContent}) => textContent === status,
  );
  if (tab?.getAttribute('aria-selected') === 'false') tab.click();
}

/** Opens the section of the status whose tab was chosen by an event, or shows the samples of a language. */
function openSection({target, currentTarget}: SyntheticEvent): void {
  const status = target instanceof Element ? target.closest(TABS)?.textContent : undefined;
  const section = [...currentTarget.querySelectorAll<HTMLDetailsElement>(SECTIONS)].find(
    ({dataset}) => dataset['status'] === status,
  );
  if (section !== undefined) section.open = true;
  // An open part below the samples takes their place. Choosing a language shows them again.
  else if (status !== undefined) {
    const open = currentTarget.querySelector('details[data-fold][open]');
    open?.removeAttribute('open');
  }
}

/**
 * Connects the statuses of the contract and the examples: opening a section chooses the tab with the same status,
 * choosing a tab opens the section, and the anchor in the address does both. `Operation` uses it.
 *
 * @param page the element of the page of an operation
 * @returns event handlers for that element
 */
export function useStatus(page: RefObject<HTMLElement | null>) {
  const {hash} = useLocation();
  // Docusaurus mounts tabs again when this changes, which resets them.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    const element = page.current;
    if (element === null || hash.length < 2) return;
    const target = document.getElementById(decodeUrlPart(hash.slice(1)));
    reveal(target);
    chooseTab(element, target?.closest(SECTIONS));
  }, [page, hash, isBrowser]);
  return {
    // In the capture phase, because `toggle` doesn't bubble.
    onToggleCapture({target, currentTarget}: SyntheticEvent) {
      if (target instanceof Element && target.matches(SECTIONS)) chooseTab(currentTarget, target);
    },
    onClick: openSection,
    // The theme chooses a tab on Enter without a click.
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') openSection(event);
    },
  };
}
