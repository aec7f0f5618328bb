/** A result in the search modal. */
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import type {ReactElement, ReactNode} from 'react';
import type {ModalHit} from './docSearchClient';
import {HitTitle, type HitTitleProps} from './HitTitle';
import styles from './modal.lazy.module.css';

export interface HitProps {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
  readonly onOpen: (objectID: string) => void;
}

type ResultHit = InternalDocSearchHit & ModalHit & HitTitleProps['hit'];

const isResult = (hit: HitProps['hit']): hit is ResultHit => '_snippetResult' in hit;

/** Returns a property for HTML that the engine has escaped; its only tag is `<mark>`. */
const html = (text: string) => ({dangerouslySetInnerHTML: {__html: text}});

/**
 * Shows a result, or an earlier search that the modal has stored, as a link. A stored search also has buttons, so its
 * link is next to the content of the row and covers it by CSS; accessibleModal.ts gives that link a name.
 */
export function Hit({hit, children, onOpen}: HitProps): ReactElement {
  if (isResult(hit)) {
    return (
      <Link to={hit.url} className={styles.hit} onClick={() => onOpen(hit.objectID)}>
        <span className={styles.title}>
          <HitTitle hit={hit} />
        </span>
        <span className={styles.place}>{hit.place}</span>
        {hit.snippet !== undefined && <span className={styles.snippet} {...html(hit.snippet)} />}
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
