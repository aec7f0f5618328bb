/** Reports the outcome of a search, and suggests what to do next. Used in the modal and on the results page. */
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {SearchResponse} from '../shared/hit';
import {useSearchSite} from './settings';
import styles from './results.lazy.module.css';

export interface SearchOutcome {
  readonly query: string;
  readonly isPending?: true;
  /** Undefined after a failure of all engines, or while the search is pending. */
  readonly response?: SearchResponse;
}

/** Returns the outcome as a sentence. */
function describeOutcome({query, isPending, response}: SearchOutcome): string {
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

/** Links to pages to begin with. */
function FirstPages({onFollow}: Pick<SearchStatusProps, 'onFollow'>): ReactNode {
  const {firstPages, urlOf} = useSearchSite();
  const name = translate({id: 'search.pages.first', message: 'Start here'});
  return (
    <nav className={styles.pages} aria-label={name}>
      <p>{name}</p>
      <ul>
        {firstPages.map(({url, title, section}) => (
          <li key={url}>
            <Link to={urlOf(url)} onClick={onFollow}>
              {title} <span className={styles.kind}>{section}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Names the words of the query that no page contains. */
function UnknownWords({words}: {readonly words: readonly string[]}): ReactNode {
  const quoted = words.map((word) => `“${word}”`).join(', ');
  return (
    <p className={styles.notice}>
      <Translate id="search.unknown" values={{words: quoted}}>
        {'No page contains {words}. These results match similar words or the rest of the query.'}
      </Translate>
    </p>
  );
}

export interface SearchStatusProps {
  /** Undefined before the first search. */
  readonly outcome: SearchOutcome | undefined;
  /** Shown before the first search. */
  readonly idleText?: string;
  readonly className: string | undefined;
  /** Called when a reader follows a link to a suggested page. */
  readonly onFollow?: () => void;
  readonly onRetry: () => void;
}

/** Shows the outcome, with a notice and a retry button after failures, and suggests pages if there are no results. */
export function SearchStatus(props: SearchStatusProps): ReactNode {
  const {outcome, idleText, className, onFollow, onRetry} = props;
  const {hosted} = useSearchSite();
  const response = outcome?.response;
  return (
    <>
      <p role="status" className={className}>
        {outcome === undefined ? idleText : describeOutcome(outcome)}
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
      {response !== undefined && response.nbHits > 0 && response.unknownWords.length > 0 && (
        <UnknownWords words={response.unknownWords} />
      )}
      {(outcome === undefined || response?.nbHits === 0) && <FirstPages onFollow={onFollow} />}
    </>
  );
}
