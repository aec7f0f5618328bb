import {Children, type ReactNode} from 'react';
import styles from './Operation.module.css';

export interface ResponseProps {
  readonly status: string;
  /** The heading with the status, then its description and bodies. */
  readonly children: ReactNode;
}

/** One status of the contract. One is open at a time (`name`), the successful one at first; without JavaScript too. */
export function Response({status, children}: ResponseProps): ReactNode {
  const [heading, ...content] = Children.toArray(children).filter((child) => child !== '\n');
  return (
    <details
      name="responses"
      className={styles.response}
      data-status={status}
      open={status.startsWith('2')}
    >
      <summary>{heading}</summary>
      {content}
    </details>
  );
}
