import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {NODES} from './arithmetic';
import {addShares, isValid} from './documents';
import styles from './EachNode.module.css';
import {examples, type Example, type ExampleName, type Field} from './examples';
import {resultOf, statusText} from './result';
import {useNodes, type Nodes} from './useNodes';

interface FiguresProps {
  readonly example: Example;
  readonly nodes: Nodes;
}

/** The name of a field, and how it is encrypted. */
function FieldName({field}: {readonly field: Field}): ReactNode {
  return (
    <>
      {field.name} {field.operation !== 'plain' && <small>{field.operation}</small>}
    </>
  );
}

/** The record as the reader's application has it. Each value can be edited. */
function RecordCard({example, nodes, statusId}: FiguresProps & {readonly statusId: string}) {
  const id = useId();
  return (
    <div className={styles.record}>
      <strong className={styles.title}>
        {example.total ? (
          <Translate id="site.eachNode.records">Your records</Translate>
        ) : (
          <Translate id="site.eachNode.record">Your record</Translate>
        )}
      </strong>
      {example.fields.map((field, index) => {
        const value = nodes.values[index] ?? '';
        return (
          <div key={field.name} className={styles.field}>
            <label htmlFor={`${id}${index}`} className={styles.name}>
              <FieldName field={field} />
              <span className="visually-hidden">:</span>
            </label>{' '}
            <input
              id={`${id}${index}`}
              className={styles.value}
              value={value}
              inputMode={field.operation === 'sum' ? 'numeric' : 'text'}
              maxLength={field.operation === 'sum' ? 11 : 24}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={!isValid(field, value)}
              aria-describedby={statusId}
              onChange={({target}) => nodes.change(index, target.value)}
            />
          </div>
        );
      })}
    </div>
  );
}

/** What one node stores. The switch turns the node off. */
function NodeCard({example, nodes, node}: FiguresProps & {readonly node: number}): ReactNode {
  const isOn = nodes.on[node] === true;
  const shares = nodes.documents.map((stored) => stored[node] ?? '…');
  const nodeName = translate(
    {id: 'site.eachNode.node', message: 'Node {number}'},
    {number: node + 1},
  );
  const switchName = example.deletes
    ? translate(
        {id: 'site.eachNode.document', message: 'Document on node {number}'},
        {number: node + 1},
      )
    : nodeName;
  return (
    <li className={clsx(styles.node, !isOn && styles.off)}>
      <div className={styles.head}>
        <strong>{nodeName}</strong>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-label={switchName}
          className={styles.switch}
          onClick={() => nodes.toggle(node)}
        />
      </div>
      <dl>
        {example.fields.map((field, index) => (
          <div key={field.name}>
            <dt>{field.name}</dt>
            {/* The key makes a new element for each share, which starts its animation. */}
            <dd
              key={shares[index]}
              className={field.operation === 'plain' ? styles.plain : styles.share}
              title={shares[index]}
            >
              {shares[index]}
            </dd>
          </div>
        ))}
        {example.total && (
          <div className={styles.total}>
            <dt>
              <Translate id="site.eachNode.total">total</Translate>
            </dt>
            <dd className={styles.share}>{shares.includes('…') ? '…' : addShares(shares)}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

interface EachNodeProps {
  /** Which record to show (examples.ts). */
  readonly example: ExampleName;
  /** Whether it is the largest thing on its page. */
  readonly large?: boolean;
}

/**
 * What each of three nodes stores for a record: plain values and shares, with the arithmetic of the library. Readers edit
 * values and switch nodes off, and see what can still be read. The HTML contains the example.
 */
export function EachNode({example: exampleName, large}: EachNodeProps): ReactNode {
  const example: Example | undefined = examples[exampleName];
  if (example === undefined) {
    const names = Object.keys(examples).join(', ');
    throw new Error(
      `<EachNode example="${exampleName}">: there is no such example. Use one of ${names}.`,
    );
  }
  return <Figure example={example} large={large === true} />;
}

function Figure({example, large}: {readonly example: Example; readonly large: boolean}): ReactNode {
  const nodes = useNodes(example.fields);
  const statusId = useId();
  const result = resultOf(example, nodes);
  return (
    <figure
      className={clsx(styles.figure, large && styles.large)}
      aria-label={translate({id: 'site.eachNode.label', message: 'What each node sees'})}
      data-markdown-ignore
    >
      <RecordCard example={example} nodes={nodes} statusId={statusId} />
      <ol className={styles.nodes}>
        {NODES.map((node) => (
          <NodeCard key={node} example={example} nodes={nodes} node={node} />
        ))}
      </ol>
      <figcaption className={styles.result}>
        <dl>
          <dt>{example.total ? 'decrypt' : 'unify'}</dt>
          {result.map(({name, value}) => (
            <dd key={name} className={value === undefined ? styles.lost : styles.read}>
              {name} <b>{value ?? '?'}</b>
            </dd>
          ))}
        </dl>
        <button type="button" className={styles.again} onClick={nodes.writeAgain}>
          <Translate id="site.eachNode.again">Split again</Translate>
        </button>
        <p id={statusId} role="status" className={styles.status}>
          {statusText(example, nodes)}
        </p>
      </figcaption>
    </figure>
  );
}
