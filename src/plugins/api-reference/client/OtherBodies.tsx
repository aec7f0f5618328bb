import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './OtherBodies.lazy.module.css';

/**
 * Further examples of the request body, folded below the samples in their card. The generated pages contain them
 * (../node/exampleSection.ts).
 */
export function OtherBodies({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <details className={styles.fold} data-fold>
      <summary>
        <Translate id="api.otherBodies">Other request bodies</Translate>
      </summary>
      {children}
    </details>
  );
}
