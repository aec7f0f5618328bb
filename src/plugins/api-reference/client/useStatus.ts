import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useEffect,
  useMemo,
  useState,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
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

/** Chooses the hidden tab with the example of a status. */
function chooseTab(page: Element | null, status: string | undefined): void {
  const tab = [...(page?.querySelectorAll<HTMLElement>(TABS) ?? [])].find(
    ({textContent}) => textContent === status,
  );
  if (tab?.getAttribute('aria-selected') === 'false') tab.click();
}

/** The status of a section of the contract, if it is open. */
function openStatus(section: Element | null | undefined): string | undefined {
  const isOpen = section instanceof HTMLDetailsElement && section.open;
  return isOpen ? section.dataset['status'] : undefined;
}

/**
 * Connects the statuses of the contract and the examples: opening a section chooses the example of the same status,
 * choosing an example opens the section, and the anchor in the address does both. `Operation` uses it. The tabs with the
 * examples are hidden (`StatusSwitch`), but they still say which one is chosen.
 *
 * @param page the element of the page of an operation
 * @returns the value of `StatusContext`, and event handlers for that element
 */
export function useStatus(page: RefObject<HTMLElement | null>) {
  const {hash} = useLocation();
  // Docusaurus mounts tabs again when this changes, which resets them.
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<string>();
  const status = useMemo(
    () => ({status: chosen, choose: (next: string) => chooseTab(page.current, next)}),
    [chosen, page],
  );
  /** Opens the section of the status whose tab was chosen by an event. */
  const onChoose = ({target, currentTarget}: SyntheticEvent) => {
    const label = target instanceof Element ? target.closest(TABS)?.textContent : undefined;
    if (label === undefined) return;
    const section = [...currentTarget.querySelectorAll<HTMLDetailsElement>(SECTIONS)].find(
      ({dataset}) => dataset['status'] === label,
    );
    if (section === undefined) return;
    setChosen(label);
    section.open = true;
  };
  useEffect(() => {
    const element = page.current;
    if (element === null || hash.length < 2) return;
    const target = document.getElementById(decodeUrlPart(hash.slice(1)));
    reveal(target);
    chooseTab(element, openStatus(target?.closest(SECTIONS)));
  }, [page, hash, isBrowser]);
  const handlers = {
    // In the capture phase, because `toggle` doesn't bubble.
    onToggleCapture({target, currentTarget}: SyntheticEvent) {
      if (target instanceof Element && target.matches(SECTIONS))
        chooseTab(currentTarget, openStatus(target));
    },
    onClick: onChoose,
    // The theme chooses a tab on Enter without a click.
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter') onChoose(event);
    },
  };
  return {status, handlers};
}
