import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type * as ConsoleModule from './console/Console';

/** A button that loads and opens the console. Pages have it in the dev server, and in builds with API_CONSOLE=on. */
export function ConsoleSlot(props: ConsoleModule.ConsoleProps): ReactNode {
  const [part, setPart] = useState<typeof ConsoleModule>();
  if (part !== undefined) return <part.Console {...props} />;
  return (
    <div>
      <LoadButton load={async () => import('./console/Console')} onLoad={setPart}>
        <Translate id="api.console.open">Open the console</Translate>
      </LoadButton>
    </div>
  );
}
