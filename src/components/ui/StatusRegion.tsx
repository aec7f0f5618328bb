import {createContext, useContext, useState, type ReactNode} from 'react';
import styles from './StatusRegion.module.css';

/** Says a short text to screen readers, politely, without moving the focus. */
type Say = (text: string) => void;

const SayContext = createContext<Say | null>(null);

/** `useStatus()('Copied')`. */
export function useStatus(): Say {
  const say = useContext(SayContext);
  if (say === null)
    throw new Error(
      'Hook useStatus is called outside the <StatusRegion>. Render the component inside <StatusRegion>.',
    );
  return say;
}

/** The one live region of the site: it is there before it speaks, as screen readers demand. */
export function StatusRegion({children}: {readonly children: ReactNode}): ReactNode {
  const [text, setText] = useState('');
  return (
    <SayContext value={setText}>
      {children}
      <div role="status" className={styles.region}>
        {text}
      </div>
    </SayContext>
  );
}
