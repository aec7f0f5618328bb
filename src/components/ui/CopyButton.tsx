import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './CopyButton.module.css';
import {LineIcon} from './LineIcon';

/** How long a button shows whether copying worked. */
export const COPY_FEEDBACK_MS = 2000;

type CopyState = 'idle' | 'copied' | 'failed';

interface CopyButtonProps {
  /** The text to copy, or a function that is called after a click and returns the text. */
  readonly value: string | (() => string | Promise<string>);
  /** Accessible name of an icon button, `Copy the endpoint`. */
  readonly label: string;
  /** Visible text. Without it the button is an icon. */
  readonly children?: ReactNode;
  readonly className?: string;
}

interface IconProps {
  readonly state: CopyState;
}

/**
 * Writes text to the clipboard. Text that still has to be loaded is passed as a promise, because Safari rejects a
 * write that happens some time after the click.
 */
async function writeToClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string') return navigator.clipboard.writeText(text);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Returns the announcement for screen readers. It is empty while idle, so that a second copy is announced again. */
function getAnnouncement(state: CopyState): string {
  if (state === 'copied') return translate({id: 'site.copy.copied', message: 'Copied'});
  if (state === 'failed') {
    return translate({
      id: 'site.copy.failed',
      message: 'Could not copy. Select the text and copy it by hand.',
    });
  }
  return '';
}

/** Two sheets of paper, a check mark, or a cross. */
function Icon({state}: IconProps): ReactNode {
  const paths: Record<CopyState, string> = {
    idle: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
    copied: 'm2.5 8.5 3.5 3.5 7.5-8',
    failed: 'm4 4 8 8m0-8-8 8',
  };
  return <LineIcon path={paths[state]} width="16" height="16" />;
}

/**
 * A button that copies text, shows whether that worked, and announces it to screen readers. It shows a
 * message if the browser refuses, has no clipboard (on plain HTTP), or if the text can't be loaded.
 * Code blocks, `<Copy>`, and the buttons of a page and of a summary use it.
 */
export function CopyButton({value, label, children, className}: CopyButtonProps): ReactNode {
  const [state, setState] = useState<CopyState>('idle');
  const isIconOnly = children === undefined;

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), COPY_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await writeToClipboard(typeof value === 'function' ? value() : value);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  const iconClasses = ['clean-btn', styles.button, state !== 'idle' && styles[state]];
  return (
    <>
      <button
        type="button"
        aria-label={isIconOnly ? label : undefined}
        title={isIconOnly ? label : undefined}
        className={clsx(isIconOnly ? iconClasses : styles.labelled, className)}
        onClick={copy}
      >
        <Icon state={state} />
        {children}
      </button>
      <span role="status" className={state === 'failed' ? styles.failure : 'visually-hidden'}>
        {getAnnouncement(state)}
      </span>
    </>
  );
}
