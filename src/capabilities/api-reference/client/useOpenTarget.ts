import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

/** Unfolds everything around the element, and brings it into view if that was needed. */
function reveal(id: string): void {
  const target = document.getElementById(id);
  let folded = false;
  for (let element = target?.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      folded = true;
    }
  }
  if (folded) target?.scrollIntoView();
}

/** Opens the `details` around the address's anchor, now and whenever the anchor changes. */
export function useOpenTarget(): void {
  const {hash} = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    try {
      reveal(decodeURIComponent(hash.slice(1)));
    } catch {
      // A malformed escape in the address names no element.
    }
  }, [hash]);
}
