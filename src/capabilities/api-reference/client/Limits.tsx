import {Fragment, type ReactNode} from 'react';
import type {Limit} from '../shared/types';
import {limitLabel} from './words';
import styles from './Properties.module.css';

export interface LimitsProps {
  readonly of: readonly Limit[] | undefined;
}

/** The constraints of a row, each with its values as code. */
export function Limits({of}: LimitsProps): ReactNode {
  if (of === undefined) return null;
  return (
    <ul className={styles.limits}>
      {of.map(([kind, ...values]) => (
        <li key={kind}>
          {limitLabel(kind)}:{' '}
          {values.map((value, index) => (
            <Fragment key={value}>
              {index > 0 && ', '}
              <code>{value}</code>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
