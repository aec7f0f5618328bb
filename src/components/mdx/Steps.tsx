import type {ReactNode} from 'react';
import styles from './Steps.module.css';

export interface StepsProps {
  /** `### Step title` headings, each followed by its content. */
  readonly children: ReactNode;
}

/** A procedure: its third-level headings are numbered by CSS and stay headings, with anchors and a place in the contents. */
export function Steps({children}: StepsProps): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
