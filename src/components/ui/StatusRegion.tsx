import {useMemo, useState, type ReactNode} from 'react';
import {StatusContextProvider, type Status} from '../../hooks/status';
import styles from './StatusRegion.module.css';

export interface StatusRegionProps {
  readonly children: ReactNode;
}

/** The one live region of the site: it is there before it speaks, as screen readers demand. */
export function StatusRegion({children}: StatusRegionProps): ReactNode {
  const [text, setText] = useState('');
  const status = useMemo<Status>(() => ({say: setText}), []);
  return (
    <StatusContextProvider value={status}>
      {children}
      <div role="status" className={styles.region}>
        {text}
      </div>
    </StatusContextProvider>
  );
}
