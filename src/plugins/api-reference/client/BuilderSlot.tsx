import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type * as BuilderModule from './builder/Builder';
import styles from './ValuesSlot.module.css';

/**
 * A button that loads a form with the values of the request's body, which readers can change in all samples. The
 * generated page of an operation contains it (../node/operationPage.ts), before the contract of a JSON body with few
 * enough values for a form. Pages with the console don't have it, because readers change the body there. `LoadButton`
 * shows a failure; another click tries again.
 */
export function BuilderSlot(): ReactNode {
  const [loaded, setLoaded] = useState<typeof BuilderModule>();
  return (
    <div className={styles.slot}>
      {loaded === undefined ? (
        <LoadButton load={async () => import('./builder/Builder')} onLoad={setLoaded}>
          <Translate id="api.builder.open">Change the body in the samples</Translate>
        </LoadButton>
      ) : (
        <loaded.Builder />
      )}
    </div>
  );
}
