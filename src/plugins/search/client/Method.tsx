import type {ReactElement} from 'react';
import styles from './results.lazy.module.css';

/**
 * Shows the HTTP method of a result that is an operation, as text and by its color: `GET`, `POST`, and as in the
 * sidebar `DEL`.
 */
export const Method = ({name}: {readonly name: string}): ReactElement => (
  <span className={styles.method} data-method={name}>
    {name === 'DELETE' ? 'DEL' : name}
  </span>
);
