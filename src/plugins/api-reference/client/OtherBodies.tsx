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
  event.preventDefault();
  const topOf = () => panel.getBoundingClientRect().top;
  const top = topOf();
  panel.style.cssText = '';
  fold.open = !fold.open;
  if (!fold.open || topOf() >= top) return;
  panel.style.cssText = 'align-self: start; position: static';
  const space = top - topOf();
  const start = scrollY;
  const follow = () => {
    if (!fold.open || !fold.isConnected) {
      removeEventListener('scroll', follow);
      return;
    }
    // When the reader scrolls back, it stays in view.
    const rest = Math.max(0, space + Math.min(0, scrollY - start));
    panel.style.cssText = `margin-block-start: calc(var(--site-space-2) + ${rest}px)`;
  };
  follow();
  addEventListener('scroll', follow);
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
