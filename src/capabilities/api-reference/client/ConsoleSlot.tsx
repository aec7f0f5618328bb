import {useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ConsoleData} from '../shared/types';
import type {ConsoleProps} from './console/Console';

export interface ConsoleSlotProps {
  readonly of: ConsoleData;
}

type SlotState =
  | {readonly kind: 'closed' | 'loading' | 'failed'}
  | {readonly kind: 'open'; readonly Console: ComponentType<ConsoleProps>};

/** Fetched here rather than by React.lazy, which would remember a failure for ever. */
function useConsoleCode() {
  const [state, setState] = useState<SlotState>({kind: 'closed'});
  const open = () => {
    if (state.kind === 'loading') return;
    setState({kind: 'loading'});
    import('./console/Console').then(
      ({Console}) => setState({kind: 'open', Console}),
      () => setState({kind: 'failed'}),
    );
  };
  return {state, open};
}

/** A button that fetches and opens the console. Only in the dev server and in a build with API_CONSOLE=on. */
export function ConsoleSlot({of}: ConsoleSlotProps): ReactNode {
  const {state, open} = useConsoleCode();
  if (state.kind === 'open') return <state.Console of={of} />;
  return (
    <>
      <p>
        <button
          type="button"
          className="button button--secondary"
          aria-disabled={state.kind === 'loading'}
          onClick={open}
        >
          <Translate id="api.console.open">Open the console</Translate>
        </button>
      </p>
      <div role="status">
        {state.kind === 'loading' && (
          <Translate id="api.console.loading">The console is loading …</Translate>
        )}
        {state.kind === 'failed' && (
          <Translate id="api.console.loadFailed">
            The console could not be loaded. Check the connection, then open it again.
          </Translate>
        )}
      </div>
    </>
  );
}
