import type {ReactElement} from 'react';
import type {SearchHit} from '../shared/hit';
import {lowestLevel} from '../shared/record';
import styles from './results.lazy.module.css';

export interface HitTitleProps {
  readonly hit: Pick<SearchHit, 'title' | 'method' | 'hierarchy'>;
}

/**
 * Shows the title of a result. An operation has its HTTP method before it, as text and by its color: `GET`,
 * `POST`. A field of an operation is code.
 */
export function HitTitle({hit}: HitTitleProps): ReactElement {
  const {title, method, hierarchy} = hit;
  const level = method === undefined ? undefined : lowestLevel(hierarchy);
  const Tag = level === 'lvl5' ? 'code' : 'span';
  return (
    <span className={styles.name}>
      {level === 'lvl1' && (
        <span className={styles.method} data-method={method}>
          {method}
        </span>
      )}{' '}
      {/* The engines have escaped this HTML; its only tag is `<mark>`. */}
      <Tag dangerouslySetInnerHTML={{__html: title}} />
    </span>
  );
}
