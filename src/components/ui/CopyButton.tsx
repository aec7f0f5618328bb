import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useCopy, type CopyState} from '../../hooks/useCopy';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** What is copied; a function is asked at the moment of the click. */
  readonly value: string | (() => string | Promise<string>);
  /** Accessible name while idle, `Copy the endpoint`. */
  readonly label: string;
  /** Visible text; without it the button is an icon. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** What is announced after a click; empty while idle, so that a second copy is announced again. */
function announcement(state: CopyState): string {
  if (state === 'copied') return translate({id: 'site.copy.copied', message: 'Copied'});
  if (state === 'failed') {
    return translate({
      id: 'site.copy.failed',
      message: 'The browser refused to copy. Select the text and copy it by hand.',
    });
  }
  return '';
}

/** Two sheets, a tick or a cross: 16 px, drawn with the text's colour. */
function Icon({state}: {readonly state: CopyState}): ReactNode {
  const paths: Record<CopyState, string> = {
    idle: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
    copied: 'm2.5 8.5 3.5 3.5 7.5-8',
    failed: 'm4 4 8 8m0-8-8 8',
  };
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="line-icon">
      <path d={paths[state]} />
    </svg>
  );
}

/** A button that copies, and tells both eyes and screen readers how it went. */
export function CopyButton({value, label, children, className}: CopyButtonProps): ReactNode {
  const {state, copy} = useCopy();
  const message = announcement(state);
  return (
    <>
      <button
        type="button"
        aria-label={children === undefined ? label : undefined}
        title={children === undefined ? label : undefined}
        className={clsx(
          children === undefined
            ? ['clean-btn', styles.button, state !== 'idle' && styles[state]]
            : styles.labelled,
          className,
        )}
        onClick={() => copy(typeof value === 'function' ? value() : value)}
      >
        <Icon state={state} />
        {children}
      </button>
      <span role="status" className={state === 'failed' ? styles.failure : 'visually-hidden'}>
        {message}
      </span>
    </>
  );
}
