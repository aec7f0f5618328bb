import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './Sandbox.module.css';

interface FoldProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A folded part below the samples in their card. Opening one closes the other. */
function Fold({summary, children}: FoldProps): ReactNode {
  return (
    <details className={styles.fold} name="request" data-fold>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

type Props = Pick<FoldProps, 'children'>;

/**
 * The request as a folded command for the sandbox. It is not one of the language tabs, because those remember the
 * reader's choice. The generated pages contain it (../node/exampleSection.ts).
 */
export function Sandbox({children}: Props): ReactNode {
  const summary = <Translate id="api.sandbox">Run this request in the sandbox</Translate>;
  return <Fold summary={summary}>{children}</Fold>;
}

/** Further examples of the request body, folded. The generated pages contain them (../node/exampleSection.ts). */
export function OtherBodies({children}: Props): ReactNode {
  const summary = <Translate id="api.otherBodies">Other request bodies</Translate>;
  return <Fold summary={summary}>{children}</Fold>;
}
