/** What a search came to: said to screen readers, and in lines below the results what else helps. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {NearPage, SearchResponse} from '../shared/hit';
import type {SearchOutcome} from './docSearchClient';
import {useResultUrl, useSearchSite} from './settings';
import styles from './styles.module.css';

/** The count in words. */
export function countMessage(count: number, query: string): string {
  if (count === 0) {
    return translate({id: 'search.count.none', message: 'No results for {query}'}, {query});
  }
  if (count === 1) {
    return translate({id: 'search.count.one', message: '1 result for {query}'}, {query});
  }
  return translate(
    {id: 'search.count.many', message: '{count} results for {query}'},
    {count: String(count), query},
  );
}

function spoken(outcome: SearchOutcome | undefined): string {
  if (outcome === undefined) return '';
  if (outcome.kind === 'results') return countMessage(outcome.response.nbHits, outcome.query);
  return translate({
    id: 'search.error.spoken',
    message: 'Unable to fetch results. You might want to check your network connection.',
  });
}

/** One quiet line where the hosted service should have answered and did not. */
export function FallbackNotice({response}: {readonly response: SearchResponse}): ReactNode {
  const {hosted} = useSearchSite();
  if (hosted === null || response.engine === 'hosted') return null;
  return (
    <p className={styles.notice}>
      <Translate id="search.fallback">
        The search service did not answer. These results come from the index of this site.
      </Translate>
    </p>
  );
}

/** What a reader can do when no engine answered. */
export function FailureNotice({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate id="search.noIndex">The search index could not be loaded.</Translate>{' '}
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Translate id="search.retry">Retry</Translate>
      </button>
    </p>
  );
}

export interface PagesProps {
  /** What was found; nothing before a query. */
  readonly response?: SearchResponse;
  readonly onFollow?: () => void;
}

/** Where to go without results: pages with titles near the query, or those that readers open most. */
export function Pages({response, onFollow}: PagesProps): ReactNode {
  const {mostUsedPages} = useSearchSite();
  const urlOf = useResultUrl();
  const near = response?.nearest ?? [];
  const pages: readonly NearPage[] = near.length > 0 ? near : mostUsedPages;
  const name =
    near.length > 0
      ? translate({id: 'search.pages.nearest', message: 'Nearest pages'})
      : translate({id: 'search.pages.mostUsed', message: 'Most used pages'});
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
  readonly outcome: SearchOutcome | undefined;
  readonly onFollow: () => void;
  readonly onRetry: () => void;
}

export function SearchStatus({outcome, onFollow, onRetry}: SearchStatusProps): ReactNode {
  const response = outcome?.kind === 'results' ? outcome.response : undefined;
  const isEmpty = outcome === undefined || response?.nbHits === 0;
  return (
    <>
      <p role="status" className={styles.spoken}>
        {spoken(outcome)}
      </p>
      {response !== undefined && <FallbackNotice response={response} />}
      {outcome?.kind === 'failure' && <FailureNotice onRetry={onRetry} />}
      {isEmpty && <Pages response={response} onFollow={onFollow} />}
    </>
  );
}
