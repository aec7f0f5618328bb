import {translate} from '@docusaurus/Translate';
import type {ReactElement} from 'react';
import type {SearchHit} from '../shared/hit';
import {lowestLevel} from '../shared/record';
import styles from './results.lazy.module.css';

export interface HitTitleProps {
  readonly hit: Pick<SearchHit, 'title' | 'method' | 'hierarchy' | 'url'>;
}

/** Returns what a result is: by its level on the page of an operation, and otherwise by the folder of its page. */
function kindOf({method, hierarchy, url}: HitTitleProps['hit']): string {
  if (method !== undefined && lowestLevel(hierarchy) === 'lvl5')
    return translate({id: 'search.kind.field', message: 'Field'});
  if (method !== undefined) return translate({id: 'search.kind.operation', message: 'Operation'});
  if (url.includes('/api/')) return translate({id: 'search.kind.reference', message: 'Reference'});
  if (url.includes('/learn/')) return translate({id: 'search.kind.concept', message: 'Concept'});
  if (url.includes('/recipes/')) return translate({id: 'search.kind.recipe', message: 'Recipe'});
  if (/\/(?:build|guide-|quickstart)/.test(url))
    return translate({id: 'search.kind.guide', message: 'Guide'});
  return translate({id: 'search.kind.page', message: 'Page'});
}

/**
 * Shows the title of a result, and its kind. An operation has its HTTP method before it, as text and by its color: `GET`,
 * `POST`. A field of an operation is code.
 */
export function HitTitle({hit}: HitTitleProps): ReactElement {
  const {title, method, hierarchy} = hit;
  const level = method === undefined ? undefined : lowestLevel(hierarchy);
  const Tag = level === 'lvl5' ? 'code' : 'span';
  return (
    <span className={styles.row}>
      <span className={styles.name}>
        {level === 'lvl1' && (
          <span className={styles.method} data-method={method}>
            {method}
          </span>
        )}{' '}
        {/* The engines have escaped this HTML; its only tag is `<mark>`. */}
        <Tag dangerouslySetInnerHTML={{__html: title}} />
      </span>{' '}
      <span className={styles.kind}>{kindOf(hit)}</span>
    </span>
  );
}
