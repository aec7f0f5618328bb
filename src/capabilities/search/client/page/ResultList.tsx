/** The results: each a link with where it stands and the words around the match. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Method} from '../Hit';
import {useResultUrl} from '../settings';
import {headingsOf} from '../../shared/record';
import type {SearchHit} from '../../shared/hit';
import styles from './styles.module.css';

export interface ResultListProps {
  readonly hits: readonly SearchHit[];
  /** Called with its id when a result is followed. */
  readonly onOpen: (objectID: string) => void;
}

export function ResultList({hits, onOpen}: ResultListProps): ReactNode {
  const urlOf = useResultUrl();
  return (
    <ol
      className={styles.results}
      aria-label={translate({id: 'search.page.results', message: 'Results'})}
    >
      {hits.map(({objectID, url, hierarchy, method, title, snippet}) => (
        <li key={objectID} className={styles.result}>
          <Link to={urlOf(url)} className={styles.title} onClick={() => onOpen(objectID)}>
            {method !== undefined && <Method of={method} />}
            {/* Escaped by the engines; its only tag is `<mark>`. */}
            <span dangerouslySetInnerHTML={{__html: title}} />
          </Link>
          <p className={styles.trail}>{headingsOf(hierarchy).slice(0, -1).join(' › ')}</p>
          {snippet !== undefined && (
            <p className={styles.snippet} dangerouslySetInnerHTML={{__html: snippet}} />
          )}
        </li>
      ))}
    </ol>
  );
}
