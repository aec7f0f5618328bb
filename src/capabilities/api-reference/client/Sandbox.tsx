import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './Sandbox.module.css';

/**
 * The request as a folded command for the sandbox, below the samples in their card. It is not one of the language tabs,
 * because those remember the reader's choice. The generated pages contain it (../node/exampleSection.ts).
 */
export function Sandbox({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <details className={styles.sandbox} data-sandbox>
      <summary>
        <Translate id="api.sandbox">Run this request in the sandbox</Translate>
      </summary>
      {children}
    </details>
  );
}
