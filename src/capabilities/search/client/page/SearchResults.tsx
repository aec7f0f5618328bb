/** Everything below the field: count, filter, results, pages; and what is said when there are none. */
import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Method} from '../Hit';
import {countMessage, FailureNotice, FallbackNotice, Pages} from '../SearchStatus';
import {reportOpened, reportShown} from '../insights';
import {useResultUrl, useSearchSite} from '../settings';
import {HITS_PER_PAGE} from '../../shared/limits';
import {headingsOf} from '../../shared/record';
import type {SearchHit, SearchResponse} from '../../shared/hit';
import {writeLocation, type SearchLocation} from './location';
import type {Results} from './useResults';
import styles from './styles.module.css';

interface PartProps {
  readonly place: SearchLocation;
}

interface ResultListProps {
  readonly hits: readonly SearchHit[];
  /** Called with its id when a result is followed. */
  readonly onOpen: (objectID: string) => void;
}

/** The results: each a link with where it stands and the words around the match. */
function ResultList({hits, onOpen}: ResultListProps): ReactNode {
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

/** Limits the results to one section of the site; links, so that each choice has an address. */
function SectionFilter({place, sections}: PartProps & Pick<SearchResponse, 'sections'>): ReactNode {
  const total = Object.values(sections).reduce((sum, count) => sum + count, 0);
  // Nothing to choose from.
  if (total === 0) return null;
  const choices: readonly [string | undefined, number][] = [
    [undefined, total],
    ...Object.entries(sections),
  ];
  return (
    <nav aria-label={translate({id: 'search.page.sections', message: 'Sections'})}>
      <ul className={styles.sections}>
        {choices.map(([section, count]) => (
          <li key={section ?? ''}>
            <Link
              to={`/search${writeLocation({...place, section, page: 1})}`}
              className={clsx(styles.section, section === place.section && styles.chosen)}
              aria-current={section === place.section ? 'true' : undefined}
            >
              {section ?? translate({id: 'search.page.all', message: 'All'})}{' '}
              <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pager({place, nbHits}: PartProps & Pick<SearchResponse, 'nbHits'>) {
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

export function SearchResults({
  place,
  results,
}: PartProps & {readonly results: Results}): ReactNode {
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
