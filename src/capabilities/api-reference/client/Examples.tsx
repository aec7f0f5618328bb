import type {ReactNode} from 'react';
import styles from './Operation.module.css';

export interface ExamplesProps {
  /** The heading, a card with the request's samples, and one with the example responses. */
  readonly children: ReactNode;
}

/** Request and responses; beside the contract they stay in view, each scrolling by itself. */
export function Examples({children}: ExamplesProps): ReactNode {
  return <div className={styles.examples}>{children}</div>;
}
