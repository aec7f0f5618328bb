import {Children, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './Operation.module.css';
import {useStatus} from './useStatus';

interface Content {
  readonly children: ReactNode;
}

/**
 * The page of an operation: summary, examples, contract, in this order below each other, or the examples beside
 * both where there is room. One choice of a status for the contract and the examples.
 */
export function Operation({children}: Content): ReactNode {
  const page = useRef<HTMLDivElement>(null);
  const handlers = useStatus(page);
  return (
    <div ref={page} className={styles.operation} data-operation {...handlers}>
      {children}
    </div>
  );
}

/** Method and path of the operation, which the page writes: its copy button, imported here, would be loaded twice. */
export function Endpoint({method, children}: Content & {readonly method: string}): ReactNode {
  return (
    <div className={styles.endpoint}>
      <span className={styles.method} data-method={method}>
        {method}
      </span>{' '}
      <span className={styles.path}>{children}</span>
    </div>
  );
}

/** The heading, a card with the request's samples and one with the responses; beside the contract they stay in view, each scrolling by itself. */
export function Examples({children}: Content): ReactNode {
  return <div className={styles.examples}>{children}</div>;
}

/** The same request as a command for the sandbox. No tab among the languages: whoever tries it keeps theirs. */
export function Sandbox({children}: Content): ReactNode {
  return (
    <details className={styles.sandbox}>
      <summary>
        <Translate id="api.sandbox">Run this request in the sandbox</Translate>
      </summary>
      {children}
    </details>
  );
}

/** One status of the contract: its heading, then its description and bodies. One is open at a time (`name`), the successful one at first; without JavaScript too. */
export function Response({status, children}: Content & {readonly status: string}): ReactNode {
  const [heading, ...content] = Children.toArray(children).filter((child) => child !== '\n');
  return (
    <details
      name="responses"
      className={styles.response}
      data-status={status}
      open={status.startsWith('2')}
    >
      <summary>{heading}</summary>
      {content}
    </details>
  );
}
