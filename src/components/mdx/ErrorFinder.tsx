import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type * as FinderModule from './errorFinder/Finder';

/** A button that loads a field for a response. Readers paste one, and get the row of this page's tables that explains it. */
export function ErrorFinder(): ReactNode {
  const [part, setPart] = useState<typeof FinderModule>();
  if (part !== undefined) return <part.Finder />;
  return (
    <div className="screen-only">
      <LoadButton load={async () => import('./errorFinder/Finder')} onLoad={setPart}>
        <Translate id="site.errors.open">Find a response</Translate>
      </LoadButton>
    </div>
  );
}
