import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import type * as ConsoleModule from './console/Console';

/** A button that loads and opens the console. Pages have it in the dev server, and in builds with API_CONSOLE=on. */
export function ConsoleSlot(props: ConsoleModule.ConsoleProps): ReactNode {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | typeof ConsoleModule>(
    'closed',
  );
  if (typeof state === 'object') return <state.Console {...props} />;
  // Not React.lazy, which would remember a failure until the page is reloaded.
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
