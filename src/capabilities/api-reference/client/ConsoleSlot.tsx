import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type * as ConsoleCode from './console/Console';

/** A button that fetches and opens the console. Only in the dev server and in a build with API_CONSOLE=on. */
export function ConsoleSlot(props: ConsoleCode.ConsoleProps): ReactNode {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | typeof ConsoleCode>(
    'closed',
  );
  if (typeof state === 'object') return <state.Console {...props} />;
  // Fetched here rather than by React.lazy, which would remember a failure for ever.
  const open = () => {
    if (state === 'loading') return;
    setState('loading');
    import('./console/Console').then(setState, () => setState('failed'));
  };
  return (
    <>
      <p>
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={state === 'loading'}
          onClick={open}
        >
          <Translate id="api.console.open">Open the console</Translate>
        </button>
      </p>
      <div role="status">
        {state === 'loading' && (
          <Translate id="api.console.loading">The console is loading …</Translate>
        )}
        {state === 'failed' && (
          <Translate id="api.console.loadFailed">
            The console could not be loaded. Check the connection, then open it again.
          </Translate>
        )}
      </div>
    </>
  );
}
