import clsx from 'clsx';
import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import styles from './Choice.lazy.module.css';

interface ChoiceProps<Value> {
  /** Name of the control, for screen readers. */
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** Chooses one of several options, in a row of the panel. Pages without JavaScript hide it. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const {label, options, value, onChange, className} = props;
  const select = useRef<HTMLSelectElement>(null);
  const choose = () => {
    const option = options.find(([each]) => each === select.current?.value);
    if (option !== undefined && option[0] !== value) onChange(option[0]);
  };
  // A reader may have chosen before React could know it.
  const start = useEffectEvent(choose);
  useEffect(() => start(), []);
  return (
    <span className={clsx('screen-only', styles.choice, className)}>
      <select ref={select} aria-label={label} value={value} onChange={choose}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}
