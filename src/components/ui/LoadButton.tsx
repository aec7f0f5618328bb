import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useState, type ReactNode} from 'react';

interface LoadButtonProps<Part> {
  /** Imports the module of the part. */
  readonly load: () => Promise<Part>;
  /** Receives the module. It usually shows the part in place of this button. */
  readonly onLoad: (part: Part) => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * A button that loads a part of the page, such as the API console, so that only readers who use the part download it.
 * Pages without JavaScript hide the button.
 * After a failure, another click tries again. Not React.lazy, which would remember a failure until the page is
 * reloaded.
 */
export function LoadButton<Part>(props: LoadButtonProps<Part>): ReactNode {
  const {load, onLoad, children, className} = props;
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const startLoading = () => {
    if (state === 'loading') return;
    setState('loading');
    load().then(
      (part) => {
        setState('idle');
        onLoad(part);
      },
      () => setState('failed'),
    );
  };
  return (
    <>
      <button
        type="button"
        className={clsx('button button--secondary', className)}
        aria-disabled={state === 'loading'}
        onClick={startLoading}
      >
        {children}
      </button>
      <span role="status">
        {state === 'loading' && <Translate id="site.load.loading">Loading …</Translate>}
        {state === 'failed' && (
          <Translate id="site.load.failed">
            This part could not be loaded. Check the connection, then press the button again.
          </Translate>
        )}
      </span>
    </>
  );
}
