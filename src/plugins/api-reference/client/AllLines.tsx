import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {sum} from '@site/src/lib/sum';
import {LEAST_CUT} from '../shared/lines';
import styles from './AllLines.lazy.module.css';

const VISIBLE_PANEL = '[role="tabpanel"]:not([hidden])';

/** Returns what the button says: that a panel has more than one example, or how many lines it has. */
function textFor(panel: Element): string {
  const blocks = [...panel.querySelectorAll('pre > code')];
  if (blocks.length > 1)
    return translate(
      {id: 'api.examples.allExamples', message: 'Show all {count} examples'},
      {count: blocks.length},
    );
  const lines = sum(blocks.map(({textContent}) => textContent.trim().split('\n').length));
  return translate({id: 'api.examples.all', message: 'Show all {lines} lines'}, {lines});
}

/** Returns the text of the button if it saves enough lines of the visible panel, otherwise an empty text. */
function textIfCut(host: Element | null): string {
  const panel = host?.querySelector<HTMLElement>(VISIBLE_PANEL);
  const box = panel?.parentElement;
  const line = panel?.querySelector('pre');
  if (!panel || !box || !line) return '';
  const hidden =
    (panel.offsetHeight - box.clientHeight) / Number.parseFloat(getComputedStyle(line).lineHeight);
  return hidden > LEAST_CUT - 1 || panel.querySelector('.fold') ? textFor(panel) : '';
}

/**
 * Tabs with code in a card of the examples. If the code is higher than the card, or has folded lines, a button shows
 * all of it, and then less again. The generated pages contain it (../node/exampleSection.ts).
 */
export function AllLines({children}: {readonly children: ReactNode}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  // Docusaurus mounts tabs again when this changes.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    // A panel changes its size when its tab is chosen, and its box when the window changes.
    const observer = new ResizeObserver(() => setText(textIfCut(host.current)));
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
      data-cut={!isOpen && text !== ''}
      data-open={isOpen}
    >
      {children}
      {(isOpen || text !== '') && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={clsx('show-lines', styles.all)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Translate id="api.examples.fewer">Show fewer lines</Translate> : text}
        </button>
      )}
    </div>
  );
}
