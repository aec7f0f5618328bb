import {useEffect, useRef, type RefObject} from 'react';
import {fetchText} from './fetchText';

/**
 * The text of a summary stands in the HTML of its page, and in no script. Who comes from another page of
 * the site has the scripts only: then the HTML is fetched for what is to stand in the holes.
 *
 * @param missing what stands there when there is none, as in the dev server
 */
export function useSummaryHoles(missing: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const holes = [...(root.current?.querySelectorAll<HTMLElement>('[data-summary]') ?? [])];
    if (holes.every(({textContent}) => textContent !== '')) return;
    void fetchText(window.location.pathname)
      .catch(() => '')
      .then((html) => {
        const page = new DOMParser().parseFromString(html, 'text/html');
        for (const hole of holes) {
          const name = hole.dataset['summary'] ?? '';
          const filled = page.querySelector(`[data-summary="${name}"]`);
          hole.textContent = filled?.textContent ?? missing;
        }
      });
  }, [missing]);
  return root;
}
