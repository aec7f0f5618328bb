import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {NODES} from './arithmetic';
import styles from './EachNode.module.css';
import {examples, type Example, type ExampleName} from './examples';
import {NodeCard, PlainCard} from './NodeCard';
import {RecordFields, RecordTitle} from './RecordFields';
import {resultOf, statusText} from './result';
import {useNodes} from './useNodes';

interface EachNodeProps {
  /** Which record to show (examples.ts). */
  readonly example: ExampleName;
  /** Whether it is the largest thing on its page. */
  readonly large?: boolean;
  /** A link below the figure's sentence. */
  readonly children?: ReactNode;
}

/**
 * What each of three nodes stores for a record: plain values and shares, with the arithmetic of the library. Readers edit
 * values and switch nodes off, and see what can still be read. The HTML contains the example.
 */
export function EachNode({example: exampleName, large, children}: EachNodeProps): ReactNode {
  const example: Example | undefined = examples[exampleName];
  if (example === undefined) {
    const names = Object.keys(examples).join(', ');
    throw new Error(
      `<EachNode example="${exampleName}">: there is no such example. Use one of ${names}.`,
    );
  }
  return (
    <NodesFigure example={example} large={large}>
      {children}
    </NodesFigure>
  );
}

interface NodesFigureProps {
  readonly example: Example;
  /** A control that chooses another record. */
  readonly choice?: ReactNode;
  readonly large?: boolean;
  readonly children?: ReactNode;
}

/** The figure for a record that `examples.ts` doesn't have. */
export function NodesFigure({choice, ...props}: NodesFigureProps): ReactNode {
  const {example} = props;
  return (
    <figure
      className={styles.figure}
      aria-label={translate({id: 'site.eachNode.label', message: 'What each node sees'})}
      data-search-ignore
    >
      <RecordTitle example={example} choice={choice} />
      {/* Another record has another state. The control that chose it keeps the focus. */}
      <RecordOnNodes key={JSON.stringify(example.fields)} {...props} />
    </figure>
  );
}

/** The record, what the nodes store of it, and what can be read. */
function RecordOnNodes({example, large = false, children}: NodesFigureProps): ReactNode {
  const nodes = useNodes(example);
  const statusId = useId();
  return (
    <>
      <RecordFields example={example} nodes={nodes} large={large} statusId={statusId} />
      <ol className={styles.nodes}>
        {NODES.map((node) => (
          <NodeCard key={node} example={example} nodes={nodes} node={node} large={large} />
        ))}
      </ol>
      <PlainCard example={example} nodes={nodes} />
      <figcaption className={styles.result}>
        <strong>
          <Translate id="site.eachNode.together">Together</Translate>{' '}
          <small>{example.total ? 'decrypt' : 'unify'}</small>
        </strong>
        <span className={clsx('screen-only', styles.actions)}>
          {nodes.isChanged && (
            <button
              type="button"
              onClick={({currentTarget}) => {
                nodes.restore();
                // The button is gone then. A field would open the keyboard of a phone.
                currentTarget
                  .closest('figure')
                  ?.querySelector<HTMLElement>('[role=switch]')
                  ?.focus();
              }}
            >
              <Translate id="site.eachNode.restore">Restore</Translate>
            </button>
          )}
          {!example.fixed && (
            <button type="button" onClick={nodes.writeAgain}>
              <Translate id="site.eachNode.again">Split again</Translate>
            </button>
          )}
        </span>
        <dl className={clsx(large && styles.large)}>
          {resultOf(example, nodes).map(({name, value}) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={clsx(styles.line, value === undefined && styles.lost)}>
                {value ?? '?'}
              </dd>
            </div>
          ))}
        </dl>
        <p id={statusId} role="status" className={styles.status}>
          {statusText(example, nodes)}
        </p>
        {children}
      </figcaption>
    </>
  );
}
