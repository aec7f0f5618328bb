import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import styles from './Segments.lazy.module.css';

interface SegmentsProps<Value> {
  /** Name of the group, for screen readers. */
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: ReactNode])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** Chooses one of a few options, which are next to each other. Pages without JavaScript hide it. */
export function Segments<Value extends string | number>(props: SegmentsProps<Value>): ReactNode {
  const {legend, options, value: chosen, onChange, className} = props;
  const name = useId();
  return (
    <fieldset className={clsx('screen-only', styles.segments, className)}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
