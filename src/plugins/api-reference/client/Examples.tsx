import type {ReactNode} from 'react';
import styles from './Examples.lazy.module.css';

/**
 * The panel of an operation: a card with samples of the request, and one with responses. On wide screens, it is next to
 * the contract and stays in view. The generated pages contain it (../node/exampleSection.ts).
 */
export function Examples({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.examples}>{children}</div>;
}
