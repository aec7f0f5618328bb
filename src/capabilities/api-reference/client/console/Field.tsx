import {useId, type ReactNode} from 'react';
import styles from './Console.module.css';

export interface FieldProps {
  readonly label: ReactNode;
  /** Gets the id that ties it to its label. */
  readonly children: (id: string) => ReactNode;
}

/** A form control with its label above. */
export function Field({label, children}: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
