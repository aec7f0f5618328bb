import type {ReactNode} from 'react';
import styles from './Steps.module.css';

export interface StepsProps {
  /** `### Step title` headings, each followed by its content. */
  readonly children: ReactNode;
}

/** A procedure. CSS numbers its third-level headings, which keep their anchors and their entries in the table of contents. */
export function Steps({children}: StepsProps): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
