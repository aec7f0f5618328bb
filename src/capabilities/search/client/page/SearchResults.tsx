/** What was found for a place of the results page: filter by section, results, pages of them. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {Method} from '../Hit';
import {useInsights} from '../insights';
import {useSearchSite} from '../settings';
import {headingsOf} from '../../shared/record';
import {HITS_PER_PAGE, type SearchResponse} from '../../shared/hit';
import {writeLocation, type SearchLocation} from './location';
import styles from './styles.module.css';

export interface SearchResultsProps {
  readonly place: SearchLocation;
  readonly response: SearchResponse;
}

const pathOf = (place: SearchLocation) => `/search${writeLocation(place)}`;

/** The results: each a link with where it stands and the words around the match. */
function ResultList({place, response}: SearchResultsProps): ReactNode {
  const site = useSearchSite();
  const onOpen = useInsights(site, response, (place.page - 1) * HITS_PER_PAGE);
  return (
    <ol
      className={styles.results}
      aria-label={translate({id: 'search.page.results', message: 'Results'})}
    >
      {response.hits.map(({objectID, url, hierarchy, method, title, snippet}) => (
        <li key={objectID} className={styles.result}>
          <Link to={site.urlOf(url)} className={styles.title} onClick={() => onOpen(objectID)}>
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
function SectionFilter({place, response: {sections}}: SearchResultsProps): ReactNode {
  const total = Object.values(sections).reduce((sum, count) => sum + count, 0);
  // Nothing to choose from.
  if (total === 0) return null;
  const choices: [string | undefined, number][] = [[undefined, total], ...Object.entries(sections)];
  return (
    <nav aria-label={translate({id: 'search.page.sections', message: 'Sections'})}>
      <ul className={styles.sections}>
        {choices.map(([section, count]) => (
          <li key={section ?? ''}>
            <Link
              to={pathOf({...place, section, page: 1})}
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

function Pager({place, response}: SearchResultsProps): ReactNode {
  const last = Math.ceil(response.nbHits / HITS_PER_PAGE);
  if (last <= 1) return null;
  const link = (page: number, label: ReactNode) =>
    page >= 1 && page <= last && <Link to={pathOf({...place, page})}>{label}</Link>;
  return (
    <nav
      className={styles.pages}
      aria-label={translate({id: 'search.page.pages', message: 'Pages of results'})}
    >
      {link(place.page - 1, translate({id: 'search.page.previous', message: 'Previous'}))}
      <span>
        <Translate id="search.page.of" values={{page: place.page, last}}>
          {'Page {page} of {last}'}
        </Translate>
      </span>
      {link(place.page + 1, translate({id: 'search.page.next', message: 'Next'}))}
    </nav>
  );
}

export const SearchResults = (props: SearchResultsProps): ReactNode => (
  <>
    <SectionFilter {...props} />
    <ResultList {...props} />
    <Pager {...props} />
  </>
);
