import {useEffect, useRef, type RefObject} from 'react';
import {fetchText} from '@site/src/lib/fetchText';

interface Fallbacks {
  /** Shown if the server has no page with the text, as in the dev server. */
  readonly missing: string;
  /** Shown if the page cannot be fetched, because there is no connection. */
  readonly failed: string;
}

/**
 * Fills the placeholders of a summary. The built HTML file of the page contains the text, but no script does. A reader
 * who comes from another page of the site has not loaded that file. The effect of this hook then fetches it.
 * `LlmSummary` uses it.
 *
 * @returns ref for the element around the placeholders
 */
export function useFilledSummary({missing, failed}: Fallbacks): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const elements = [...(root.current?.querySelectorAll<HTMLElement>('[data-summary]') ?? [])];
    if (elements.every(({textContent}) => textContent !== '')) return;
    const fill = (html: string) => {
      const page = new DOMParser().parseFromString(html, 'text/html');
      for (const element of elements) {
        const name = element.dataset['summary'] ?? '';
        const text = page.querySelector(`[data-summary="${name}"]`)?.textContent ?? '';
        element.textContent = text === '' ? missing : text;
      }
    };
    // `fetchText` throws a TypeError without a connection, and another error for a status such as 404.
    const showFailure = (error: unknown) => {
      for (const element of elements)
        element.textContent = error instanceof TypeError ? failed : missing;
    };
    void fetchText(window.location.pathname).then(fill, showFailure);
  }, [missing, failed]);
  return root;
}
