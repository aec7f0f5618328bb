import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {LoadButton} from '@site/src/components/ui/LoadButton';
import type * as BuilderModule from './builder/Builder';
import styles from './ValuesSlot.module.css';

/** A button that loads a form with the values of the request's body, which readers can change in all samples. */
export function BuilderSlot(): ReactNode {
  const [part, setPart] = useState<typeof BuilderModule>();
  return (
    <div className={styles.slot}>
      {part === undefined ? (
        <LoadButton load={async () => import('./builder/Builder')} onLoad={setPart}>
          <Translate id="api.builder.open">Change the body in the samples</Translate>
        </LoadButton>
      ) : (
        <part.Builder />
      )}
    </div>
  );
}
