/**
 * The panel of an operation with its samples and responses. Next to the contract, it stays in view. The generated pages
 * contain these components (../node/exampleSection.ts).
 */
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './Examples.module.css';

interface Content {
  readonly children: ReactNode;
}

/** The examples: a card with samples of the request, and one with responses. On wide screens, they stay in view. */
export function Examples({children}: Content): ReactNode {
  return <div className={styles.examples}>{children}</div>;
}

/**
 * The request as a folded command for the sandbox. It is not one of the language tabs, because those remember the reader's
 * choice.
 */
export function Sandbox({children}: Content): ReactNode {
  return (
    <details className={styles.sandbox} data-sandbox>
      <summary>
        <Translate id="api.sandbox">Run this request in the sandbox</Translate>
      </summary>
      {children}
    </details>
  );
}
