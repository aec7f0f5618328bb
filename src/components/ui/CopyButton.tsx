import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import styles from './CopyButton.module.css';

/** How long a button says that it copied. Long enough to be read, short enough to copy again. */
export const COPY_FEEDBACK_MS = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

export interface CopyButtonProps {
  /** What is copied; a function is asked at the moment of the click. */
  readonly value: string | (() => string | Promise<string>);
  /** Accessible name while idle, `Copy the endpoint`. */
  readonly label: string;
  /** Visible text; without it the button is an icon. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Text that is still on its way goes in as a promise: Safari takes a later write for one that nobody asked for. */
async function write(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
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

/** A button that copies, and tells both eyes and screen readers how it went. Without a clipboard (plain http) it fails politely. */
export function CopyButton({value, label, children, className}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    write(typeof value === 'function' ? value() : value).then(
      () => setState('copied'),
      () => setState('failed'),
    );
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
        onClick={copy}
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
