/** One result in the modal: a link. Beside a stored search stand buttons, so there the link lies under the row's content. */
import type {ReactElement, ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface HitProps {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
  readonly onOpen: (objectID: string) => void;
}

/** The method of a result that is an operation: told by its letters, coloured besides. */
export const Method = ({of}: {readonly of: string}): ReactElement => (
  <span className={styles.method} data-method={of}>
    {of}
  </span>
);

/** A result with marks in it is fresh; what was stored has none. Its link is named by accessibleModal.ts. */
export function Hit({hit, children, onOpen}: HitProps): ReactElement {
  if ('_snippetResult' in hit) {
    return (
      <Link to={hit.url} className={styles.hit} onClick={() => onOpen(hit.objectID)}>
        {'method' in hit && typeof hit.method === 'string' && <Method of={hit.method} />}
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
