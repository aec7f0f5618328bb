import {useRef, type ReactNode} from 'react';
import styles from './Operation.module.css';
import {useStatus} from './useStatus';

export interface OperationProps {
  /** Summary, examples, contract: in this order below each other, or the examples beside both where there is room. */
  readonly children: ReactNode;
}

/** The page of an operation in two columns. One choice of a status for the contract and the examples. */
export function Operation({children}: OperationProps): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  useStatus(page);
  return (
    <div ref={page} className={styles.operation} data-operation>
      {children}
    </div>
  );
}
