/** What a search came to: said once to screen readers, and one quiet line when the embedded index stood in. */
import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {SearchOutcome} from './docSearchClient';
import {NoIndexError} from './embeddedEngine';
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

/** The quiet line. */
export function FallbackNotice(): ReactNode {
  return (
    <p className={styles.notice}>
      <Translate id="search.fallback">
        The search service did not answer. These results come from the index of this site.
      </Translate>
    </p>
  );
}

/** Why a search failed, where that is no fault: a site that was never built has nothing to search in. */
export function FailureNotice({error}: {readonly error: unknown}): ReactNode {
  if (!(error instanceof NoIndexError)) return null;
  return (
    <p className={styles.notice}>
      <Translate id="search.noIndex" values={{command: <code>npm run build</code>}}>
        {'This site has no search index yet. {command} makes it, and the dev server uses it.'}
      </Translate>
    </p>
  );
}

export interface SearchStatusProps {
  readonly outcome: SearchOutcome | undefined;
  /** Whether a hosted service should have answered. */
  readonly isHosted: boolean;
}

export function SearchStatus({outcome, isHosted}: SearchStatusProps): ReactNode {
  const stoodIn = isHosted && outcome?.kind === 'results' && outcome.response.engine === 'embedded';
  return (
    <>
      <p role="status" className={styles.spoken}>
        {spoken(outcome)}
      </p>
      {stoodIn && <FallbackNotice />}
      {outcome?.kind === 'failure' && <FailureNotice error={outcome.error} />}
    </>
  );
}
