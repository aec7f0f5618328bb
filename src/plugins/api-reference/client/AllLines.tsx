import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {sum} from '@site/src/lib/sum';
import {LEAST_CUT} from '../shared/lines';
import styles from './AllLines.lazy.module.css';

const VISIBLE_PANEL = '[role="tabpanel"]:not([hidden])';

/** Counts the lines of code in a panel. */
function countLines(panel: Element): number {
  const blocks = [...panel.querySelectorAll('pre > code')];
  return sum(blocks.map(({textContent}) => textContent.trim().split('\n').length));
}

/** Returns the number of lines of the visible panel if a button saves enough of them, otherwise 0. */
function countIfCut(host: Element | null): number {
  const panel = host?.querySelector<HTMLElement>(VISIBLE_PANEL);
  const box = panel?.parentElement;
  const line = panel?.querySelector('pre');
  if (!panel || !box || !line) return 0;
  const hidden =
    (panel.offsetHeight - box.clientHeight) / Number.parseFloat(getComputedStyle(line).lineHeight);
  return hidden > LEAST_CUT - 1 || panel.querySelector('.fold') ? countLines(panel) : 0;
}

/**
 * Tabs with code in a card of the examples. If the code is higher than the card, or has folded lines, a button shows
 * all lines, and then fewer again. The generated pages contain it (../node/exampleSection.ts).
 */
export function AllLines({children}: {readonly children: ReactNode}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [cutLines, setCutLines] = useState(0);
  const [isOpen, setOpen] = useState(false);
  // Docusaurus mounts tabs again when this changes.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    // A panel changes its size when its tab is chosen, and its box when the window changes.
    const observer = new ResizeObserver(() => setCutLines(countIfCut(host.current)));
    for (const panel of host.current?.querySelectorAll('[role="tabpanel"]') ?? []) {
      observer.observe(panel);
      if (panel.parentElement) observer.observe(panel.parentElement);
    }
    return () => observer.disconnect();
  }, [isBrowser]);

  return (
    <div
      ref={host}
      className={clsx('all-lines', styles.lines)}
      data-cut={!isOpen && cutLines > 0}
      data-open={isOpen}
    >
      {children}
      {(isOpen || cutLines > 0) && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={clsx('show-lines', styles.all)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? (
            <Translate id="api.examples.fewer">Show fewer lines</Translate>
          ) : (
            <Translate id="api.examples.all" values={{lines: cutLines}}>
              {'Show all {lines} lines'}
            </Translate>
          )}
        </button>
      )}
    </div>
  );
}
