import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type * as FinderModule from './errorFinder/Finder';

/**
 * A button on the troubleshooting page that loads `Finder`: a field where readers paste a response, to see the rows of
 * the page's tables that explain it.
 */
export function ErrorFinder(): ReactNode {
  const [loaded, setLoaded] = useState<typeof FinderModule>();
  if (loaded !== undefined) return <loaded.Finder />;
  return (
    <div className="screen-only">
      <LoadButton load={async () => import('./errorFinder/Finder')} onLoad={setLoaded}>
        <Translate id="site.errors.open">Find a response</Translate>
      </LoadButton>
    </div>
  );
}
