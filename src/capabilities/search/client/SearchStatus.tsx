/** What a search came to: said to screen readers, with what else helps; in the modal and on the results page. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {PageLink, SearchResponse} from '../shared/hit';
import {useSearchSite} from './settings';
import styles from './styles.module.css';

export interface SearchOutcome {
  readonly query: string;
  readonly isPending?: true;
  /** None in the end: no engine answered. */
  readonly response?: SearchResponse;
}

/** The count in words. */
function message({query, isPending, response}: SearchOutcome): string {
  if (isPending) return translate({id: 'search.page.loading', message: 'Searching…'});
  if (response === undefined) {
    return translate({
      id: 'search.error.spoken',
      message: 'Unable to fetch results. You might want to check your network connection.',
    });
  }
  const {nbHits} = response;
  if (nbHits === 0)
    return translate({id: 'search.count.none', message: 'No results for {query}'}, {query});
  if (nbHits === 1)
    return translate({id: 'search.count.one', message: '1 result for {query}'}, {query});
  return translate(
    {id: 'search.count.many', message: '{count} results for {query}'},
    {count: String(nbHits), query},
  );
}

/** Where to go without results: pages with titles near the query, or those that readers open most. */
function Pages({near, onFollow}: {near: readonly PageLink[]; onFollow?: () => void}): ReactNode {
  const {mostUsedPages, urlOf} = useSearchSite();
  const [name, pages] =
    near.length > 0
      ? [translate({id: 'search.pages.nearest', message: 'Nearest pages'}), near]
      : [translate({id: 'search.pages.mostUsed', message: 'Most used pages'}), mostUsedPages];
  return (
    <nav className={styles.pages} aria-label={name}>
      <p>{name}</p>
      <ul>
        {pages.map(({url, title}) => (
          <li key={url}>
            <Link to={urlOf(url)} onClick={onFollow}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface SearchStatusProps {
  /** None before the first question. */
  readonly outcome: SearchOutcome | undefined;
  /** What is said before it. */
  readonly idle?: string;
  readonly className: string | undefined;
  readonly onFollow?: () => void;
  readonly onRetry: () => void;
}

export function SearchStatus(props: SearchStatusProps): ReactNode {
  const {outcome, idle, className, onFollow, onRetry} = props;
  const {hosted} = useSearchSite();
  const response = outcome?.response;
  return (
    <>
      <p role="status" className={className}>
        {outcome === undefined ? idle : message(outcome)}
      </p>
      {hosted !== null && response?.engine === 'embedded' && (
        <p className={styles.notice}>
          <Translate id="search.fallback">
            The search service did not answer. These results come from the index of this site.
          </Translate>
        </p>
      )}
      {outcome && !outcome.isPending && !response && (
        <p className={styles.notice}>
          <Translate id="search.noIndex">The search index could not be loaded.</Translate>{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            <Translate id="search.retry">Retry</Translate>
          </button>
        </p>
      )}
      {(outcome === undefined || response?.nbHits === 0) && (
        <Pages near={response?.nearest ?? []} onFollow={onFollow} />
      )}
    </>
  );
}
