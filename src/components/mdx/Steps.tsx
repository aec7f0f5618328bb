import type {ReactNode} from 'react';
import styles from './Steps.module.css';

interface StepsProps {
  /** `### Step title` headings, each followed by its content. */
  readonly children: ReactNode;
}

/**
 * A procedure. CSS numbers the third-level headings in it. They keep their anchors and their entries in the table of
 * contents. Authors write `<Steps>` in pages.
 */
export function Steps({children}: StepsProps): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
