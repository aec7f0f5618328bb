/** A result in the search modal. */
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import type {ReactElement, ReactNode} from 'react';
import {Method} from './Method';
import styles from './modal.lazy.module.css';

export interface HitProps {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
  readonly onOpen: (objectID: string) => void;
}

/**
 * Shows a result, or an earlier search that the modal has stored, as a link. A stored search also has buttons, so its
 * link is next to the content of the row and covers it by CSS; accessibleModal.ts gives that link a name. Only results
 * of a search have `_snippetResult`. `SearchModal` passes it to DocSearch.
 */
export function Hit({hit, children, onOpen}: HitProps): ReactElement {
  if ('_snippetResult' in hit) {
    return (
      <Link to={hit.url} className={styles.hit} onClick={() => onOpen(hit.objectID)}>
        {'method' in hit && typeof hit.method === 'string' && <Method name={hit.method} />}
        {children}
      </Link>
    );
  }
  return (
    <div className={styles.stored}>
      <div className={styles.storedCell}>
        <Link to={hit.url} className={styles.storedLink} />
      </div>
      {children}
    </div>
  );
}
