import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {addShares} from './documents';
import figureStyles from './EachNode.module.css';
import {isShownOnce, type Example} from './examples';
import styles from './NodeCard.module.css';
import type {Nodes} from './useNodes';

interface NodeCardProps {
  readonly example: Example;
  readonly nodes: Nodes;
  /** From 0 to 2. */
  readonly node: number;
  /** Whether it is the largest thing on its page. */
  readonly large: boolean;
}

/** How many of the last characters of a long share stay visible: equal ones look equal. */
const TAIL_LENGTH = 6;

/** What one node stores. The switch turns the node off. */
export function NodeCard({example, nodes, node, large}: NodeCardProps): ReactNode {
  const isOn = nodes.on[node] === true;
  const isDeleted = example.deletes === true && !isOn;
  const shares = nodes.documents.map((stored) => (isDeleted ? '–' : (stored[node] ?? '…')));
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
    <li
      className={clsx(
        styles.node,
        large && figureStyles.large,
        !isOn && styles.off,
        isDeleted && styles.deleted,
      )}
    >
      <div className={styles.head}>
        <strong>
          {nodeName}
          {!isOn && !isDeleted && (
            <span className="visually-hidden">
              {' '}
              <Translate id="site.eachNode.silent">(no response)</Translate>
            </span>
          )}
        </strong>
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
        {example.fields.map(
          (field, index) =>
            !isShownOnce(example, field) && (
              <div key={field.name}>
                <dt>{field.name}</dt>
                {/* The key makes a new element for each share, which starts its animation. */}
                <dd
                  key={shares[index]}
                  className={clsx(
                    figureStyles.line,
                    styles.ends,
                    field.operation === 'plain' ? styles.plain : styles.share,
                  )}
                  title={shares[index]}
                >
                  <span>{shares[index]?.slice(0, -TAIL_LENGTH)}</span>
                  <span>{shares[index]?.slice(-TAIL_LENGTH)}</span>
                </dd>
              </div>
            ),
        )}
        {example.total && (
          <div className={styles.total}>
            <dt>
              <Translate id="site.eachNode.total">total</Translate>
            </dt>
            <dd className={clsx(figureStyles.line, styles.share)}>
              {shares.includes('…') ? '…' : addShares(shares)}
            </dd>
          </div>
        )}
      </dl>
    </li>
  );
}

/** The plain fields that every node stores, if they are shown once. */
export function PlainCard({example, nodes}: Pick<NodeCardProps, 'example' | 'nodes'>): ReactNode {
  const fields = example.fields.filter((field) => isShownOnce(example, field));
  if (fields.length === 0) return null;
  return (
    <div className={clsx(styles.node, !nodes.on.includes(true) && styles.off)}>
      <strong className={styles.head}>
        <Translate id="site.eachNode.every">Plain, on every node</Translate>
      </strong>
      <dl>
        {fields.map(({name, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={clsx(figureStyles.line, styles.plain, styles.whole)}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
