import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Operation.module.css';

export interface ExamplesProps {
  readonly children: ReactNode;
}

/** The heading, a card with the request's samples and one with the responses; beside the contract they stay in view, each scrolling by itself. */
export function Examples({children}: ExamplesProps): ReactNode {
  return <div className={styles.examples}>{children}</div>;
}

/** The same request as a command for the sandbox. No tab among the languages: whoever tries it keeps theirs. */
export function Sandbox({children}: ExamplesProps): ReactNode {
  return (
    <details className={styles.sandbox}>
      <summary>
        <Translate id="api.sandbox">Run this request in the sandbox</Translate>
      </summary>
      {children}
    </details>
  );
}
