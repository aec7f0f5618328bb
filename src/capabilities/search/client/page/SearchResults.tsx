/** Everything below the field: count, filter, results, pages; and what is said when there are none. */
import {useEffect, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {countMessage, FailureNotice, FallbackNotice, Pages} from '../SearchStatus';
import {reportOpened, reportShown} from '../insights';
import {useSearchSite} from '../settings';
import {HITS_PER_PAGE} from '../../shared/limits';
import {writeLocation, type SearchLocation} from './location';
import {ResultList} from './ResultList';
import {SectionFilter} from './SectionFilter';
import type {Results} from './useResults';
import styles from './styles.module.css';

export interface SearchResultsProps {
  readonly place: SearchLocation;
  readonly results: Results;
}

function Pager({place, nbHits}: {readonly place: SearchLocation; readonly nbHits: number}) {
  const last = Math.ceil(nbHits / HITS_PER_PAGE);
  if (last <= 1) return null;
  const to = (page: number) => `/search${writeLocation({...place, page})}`;
  return (
    <nav
      className={styles.pages}
      aria-label={translate({id: 'search.page.pages', message: 'Pages of results'})}
    >
      {place.page > 1 && (
        <Link to={to(place.page - 1)}>
          <Translate id="search.page.previous">Previous</Translate>
        </Link>
      )}
      <span>
        <Translate id="search.page.of" values={{page: place.page, last}}>
          {'Page {page} of {last}'}
        </Translate>
      </span>
      {place.page < last && (
        <Link to={to(place.page + 1)}>
          <Translate id="search.page.next">Next</Translate>
        </Link>
      )}
    </nav>
  );
}

function Failure({onRetry}: {readonly onRetry: () => void}): ReactNode {
  return (
    <div role="alert">
      <p>
        <strong>
          <Translate id="search.error.title">Unable to fetch results</Translate>
        </strong>
      </p>
      <p>
        <Translate id="search.error.help">
          You might want to check your network connection.
        </Translate>
      </p>
      <FailureNotice onRetry={onRetry} />
    </div>
  );
}

function message({query}: SearchLocation, {status, response}: Results): string {
  if (status === 'none')
    return translate({id: 'search.page.empty', message: 'Type what you are looking for.'});
  if (status === 'failed') return '';
  if (response === undefined) return translate({id: 'search.page.loading', message: 'Searching…'});
  return countMessage(response.nbHits, query);
}

export function SearchResults({place, results}: SearchResultsProps): ReactNode {
  const site = useSearchSite();
  const {response, status, retry} = results;
  useEffect(() => {
    if (status === 'ready' && response !== undefined) reportShown(site, response);
  }, [site, status, response]);
  return (
    <>
      <p role="status" className={styles.status}>
        {message(place, results)}
      </p>
      {status === 'failed' && <Failure onRetry={retry} />}
      {(status === 'none' || response?.nbHits === 0) && <Pages response={response} />}
      {response !== undefined && (
        <>
          <FallbackNotice response={response} />
          <SectionFilter place={place} sections={response.sections} />
          <ResultList
            hits={response.hits}
            onOpen={(objectID) =>
              reportOpened(site, response, objectID, (place.page - 1) * HITS_PER_PAGE)
            }
          />
          <Pager place={place} nbHits={response.nbHits} />
        </>
      )}
    </>
  );
}
