import Translate from '@docusaurus/Translate';
import type {MouseEvent, ReactNode} from 'react';
import styles from './OtherBodies.lazy.module.css';

/**
 * Unfolds below the summary, which stays under the pointer. Next to the contract, the end of the panel sticks to the end of the
 * window, so a longer panel would move up. Instead, it stays where it is, and scrolls with the page until its end is in view.
 */
function toggle(event: MouseEvent<HTMLElement>): void {
  const {parentElement: fold} = event.currentTarget;
  const panel = fold?.parentElement?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || !panel) return;
  const {top} = panel.getBoundingClientRect();
  panel.removeAttribute('style');
  if (fold.open || getComputedStyle(panel).position !== 'sticky') return;
  event.preventDefault();
  fold.open = true;
  const {style} = panel;
  style.alignSelf = 'start';
  style.position = 'static';
  const {top: start, height} = panel.getBoundingClientRect();
  style.position = '';
  style.marginBlockStart = `calc(var(--site-space-2) + ${top - start}px)`;
  style.insetBlock = `calc(100vh - ${height}px - var(--site-space-4)) calc(100vh - ${top + height}px)`;
}

/**
 * Further examples of the request body, folded below the samples in their card. The generated pages contain them
 * (../node/exampleSection.ts).
 */
export function OtherBodies({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <details className={styles.fold} data-fold>
      <summary onClick={toggle}>
        <Translate id="api.otherBodies">Other request bodies</Translate>
      </summary>
      {children}
    </details>
  );
}
