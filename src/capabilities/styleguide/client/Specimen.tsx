import {Children, type ReactNode} from 'react';
import styles from './Specimen.module.css';

export interface SpecimenProps {
  /** What a writer types, and as its last part that source (src/capabilities/styleguide). */
  readonly children: ReactNode;
}

/** A component as readers see it, and what a writer types for it. */
export function Specimen({children}: SpecimenProps): ReactNode {
  const parts = Children.toArray(children).filter((part) => part !== '\n');
  return (
    <div className={styles.specimen}>
      <div>{parts.slice(0, -1)}</div>
      {parts.at(-1)}
    </div>
  );
}
