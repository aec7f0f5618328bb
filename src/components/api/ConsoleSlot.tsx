import {lazy, Suspense, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ConsoleData} from '@site/src/plugins/api-reference/types';

const Console = lazy(async () => import('./console/Console'));

export interface ConsoleSlotProps {
  readonly of: ConsoleData;
}

/** A button that fetches and opens the console. Only in the dev server and in a build with API_CONSOLE=on. */
export function ConsoleSlot({of}: ConsoleSlotProps): ReactNode {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <p>
        <button type="button" className="button button--secondary" onClick={() => setOpen(true)}>
          <Translate id="api.console.open">Open the console</Translate>
        </button>
      </p>
    );
  }
  return (
    <Suspense
      fallback={
        <p role="status">
          <Translate id="api.console.loading">The console is loading …</Translate>
        </p>
      }
    >
      <Console of={of} />
    </Suspense>
  );
}
