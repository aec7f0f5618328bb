import {useEffect, useState} from 'react';

/** Elements with this attribute open the consent bar again, for example the button in the footer. */
const OPENER_SELECTOR = '[data-open-consent]';

/**
 * Returns the element with which the reader opened the consent bar, and a function that changes it. The root of the page
 * (../theme/Root) uses this hook, not `Runtime`: a press that comes before the code of `Runtime` must not be lost.
 */
export function useConsentOpener(): [
  opener: HTMLElement | null,
  setOpener: (opener: HTMLElement | null) => void,
] {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const onClick = ({target}: MouseEvent) => {
      if (!(target instanceof Element)) return;
      const clicked = target.closest<HTMLElement>(OPENER_SELECTOR);
      if (clicked !== null) setOpener(clicked);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return [opener, setOpener];
}
