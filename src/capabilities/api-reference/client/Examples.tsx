import type {ReactNode} from 'react';
import styles from './Examples.module.css';

export interface ExamplesProps {
  /** The request's samples, and the example responses. */
  readonly children: ReactNode;
}

/** Request and responses side by side where there is room for both. */
export function Examples({children}: ExamplesProps): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}
