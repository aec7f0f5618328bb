import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {isValid} from './documents';
import figureStyles from './EachNode.module.css';
import {isShownOnce, type Example} from './examples';
import styles from './RecordCard.module.css';
import type {Nodes} from './useNodes';

interface RecordCardProps {
  readonly example: Example;
  readonly nodes: Nodes;
  /** Whether it is the largest thing on its page. */
  readonly large: boolean;
  /** Of the element that says what is wrong with a value. */
  readonly statusId: string;
}

function Title({example}: {readonly example: Example}): ReactNode {
  return example.total ? (
    <Translate id="site.eachNode.records">Your records</Translate>
  ) : (
    <Translate id="site.eachNode.record">Your record</Translate>
  );
}

/** The record as the reader's application has it. Each value can be edited, unless the example is fixed. */
export function RecordCard({example, nodes, large, statusId}: RecordCardProps): ReactNode {
  const id = useId();
  const Name = example.fixed ? 'span' : 'label';
  return (
    <div className={clsx(styles.record, large && styles.large)}>
      <div className={styles.title}>
        <strong>
          <Title example={example} />
        </strong>
        {example.fields.some(({operation}) => operation !== 'plain') && (
          <span className={styles.color}>
            <Translate id="site.eachNode.secret">secret</Translate>
          </span>
        )}
        {example.fields.some(({operation}) => operation === 'plain') && (
          <span className={clsx(styles.color, styles.plain)}>
            <Translate id="site.eachNode.readable">readable</Translate>
          </span>
        )}
      </div>
      {example.fields.map((field, index) => {
        if (isShownOnce(example, field)) return null;
        const value = nodes.values[index] ?? '';
        return (
          <div key={field.name} className={styles.field}>
            <Name htmlFor={`${id}${index}`} className={styles.name}>
              {field.name} <small className={styles[field.operation]}>{field.operation}</small>
              <span className="visually-hidden">:</span>
            </Name>{' '}
            {example.fixed ? (
              <span className={clsx(figureStyles.line, styles.fixed)} title={value}>
                {value}
              </span>
            ) : (
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
            )}
          </div>
        );
      })}
    </div>
  );
}
