import {createElement, useId, type ComponentProps, type ReactNode} from 'react';
import styles from './Console.lazy.module.css';

type ControlName = 'input' | 'select' | 'textarea';
type FieldProps<Name extends ControlName> = ComponentProps<Name> & {
  readonly as: Name;
  readonly label: ReactNode;
};

/** A form control with a label. The browser keeps its value. */
export function Field<Name extends ControlName>(props: FieldProps<Name>): ReactNode {
  const {as, label, ...control} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {createElement<object>(as, {id, ...control})}
    </div>
  );
}
