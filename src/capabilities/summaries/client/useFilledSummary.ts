import {useEffect, useRef, type RefObject} from 'react';
import {fetchText} from '@site/src/lib/fetchText';

/**
 * Fills the placeholders of a summary. Its text is only in the HTML file of its page, not in a script. A reader who
 * comes from another page of the site has not loaded that file: then it is fetched, and the text taken from it.
 *
 * @param missingText shown when there is no text, as in the dev server
 * @returns ref for the element around the placeholders
 */
export function useFilledSummary(missingText: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[data-summary]') ?? [])];
    if (elements.every(({textContent}) => textContent !== '')) return;
    void fetchText(window.location.pathname)
      .catch(() => '')
      .then((html) => {
        const page = new DOMParser().parseFromString(html, 'text/html');
        for (const element of elements) {
          const name = element.dataset['summary'] ?? '';
          const filled = page.querySelector(`[data-summary="${name}"]`);
          element.textContent = filled?.textContent ?? missingText;
        }
      });
  }, [missingText]);
  return root;
}
