import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import {isValid} from './documents';
import figureStyles from './EachNode.module.css';
import {isShownOnce, type Example} from './examples';
import styles from './RecordFields.module.css';
import type {Nodes} from './useNodes';

interface RecordTitleProps {
  readonly example: Example;
  readonly choice?: ReactNode;
}

interface RecordFieldsProps {
  readonly example: Example;
  readonly nodes: Nodes;
  /** Whether it is the largest thing on its page. */
  readonly large: boolean;
  /** Of the element that says what is wrong with a value. */
  readonly statusId: string;
}

/** What the record is, and, for the eye only, what the colors mean. @param choice a control that chooses another record */
export function RecordTitle({example, choice}: RecordTitleProps): ReactNode {
  return (
    <div className={styles.title}>
      <strong>
        {example.total && <Translate id="site.eachNode.records">Your records</Translate>}
        {example.result && <Translate id="site.eachNode.result">Your result</Translate>}
        {!example.total && !example.result && (
          <Translate id="site.eachNode.record">Your record</Translate>
        )}
      </strong>
      {choice}
      {example.fields.some(({operation}) => operation !== 'plain') && (
        <span aria-hidden className={styles.color}>
          <Translate id="site.eachNode.secret">secret</Translate>
        </span>
      )}
      {example.fields.some(({operation}) => operation === 'plain') && (
        <span aria-hidden className={clsx(styles.color, styles.plain)}>
          <Translate id="site.eachNode.readable">readable</Translate>
        </span>
      )}
    </div>
  );
}

/** The record as the reader's application has it. Each value can be edited, unless the example is fixed. */
export function RecordFields({example, nodes, large, statusId}: RecordFieldsProps): ReactNode {
  const id = useId();
  const Name = example.fixed ? 'span' : 'label';
  return (
    <div className={clsx(styles.record, large && styles.large)}>
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
