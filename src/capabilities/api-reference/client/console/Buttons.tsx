import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './Console.module.css';

export interface ButtonsProps {
  readonly sending: boolean;
  readonly onCancel: () => void;
}

/** Cancel is never `disabled`: who has the focus on it when the answer comes would lose it. */
export function Buttons({sending, onCancel}: ButtonsProps): ReactNode {
  return (
    <div className={styles.buttons}>
      <button type="submit" className="button button--primary">
        <Translate id="api.console.send">Send</Translate>
      </button>
      <button
        type="button"
        className={clsx('button button--secondary', !sending && 'disabled')}
        aria-disabled={!sending}
        onClick={onCancel}
      >
        <Translate id="api.console.cancel">Cancel</Translate>
      </button>
    </div>
  );
}
