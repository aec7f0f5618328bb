import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type * as ConsoleModule from './console/Console';

/**
 * A button that loads the console, which then takes the place of the button. Only the dev server has it: the published
 * site calls no API. It is not in index.ts, so that only pages with the console load it. `LoadButton` shows a failure;
 * another click tries again.
 */
export function ConsoleSlot(props: ConsoleModule.ConsoleProps): ReactNode {
  const [loaded, setLoaded] = useState<typeof ConsoleModule>();
  if (loaded !== undefined) return <loaded.Console {...props} />;
  return (
    <div>
      <LoadButton load={async () => import('./console/Console')} onLoad={setLoaded}>
        <Translate id="api.console.open">Open the console</Translate>
      </LoadButton>
    </div>
  );
}
