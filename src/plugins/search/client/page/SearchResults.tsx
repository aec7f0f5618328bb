/** The results of a search: a filter by section, the results, and links to further pages. */
import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {sum} from '@site/src/lib/sum';
import {HITS_PER_PAGE, type SearchResponse} from '../../shared/hit';
import {placeOf} from '../../shared/record';
import {useInsights} from '../insights';
import {HitTitle} from '../HitTitle';
import {useSearchSite} from '../settings';
import {writeLocation, type SearchLocation} from './location';
import styles from './page.lazy.module.css';

export interface SearchResultsProps {
  readonly location: SearchLocation;
  readonly response: SearchResponse;
}

const pathOf = (location: SearchLocation) => `/search${writeLocation(location)}`;

/** Lists the results as the modal does: the heading of the match, the headings above it, and the words around the match. */
function ResultList({location, response}: SearchResultsProps): ReactNode {
  const site = useSearchSite();
  const onOpen = useInsights(site, response, (location.page - 1) * HITS_PER_PAGE);
  return (
    <ol
      className={styles.results}
      aria-label={translate({id: 'search.page.results', message: 'Results'})}
    >
      {response.hits.map((hit) => (
        <li key={hit.objectID} className={styles.result}>
          <Link
            to={site.urlOf(hit.url)}
            className={styles.link}
            onClick={() => onOpen(hit.objectID)}
          >
            <span className={styles.title}>
              <HitTitle hit={hit} />
            </span>{' '}
            {placeOf(hit)}
          </Link>
          {/* The engines have escaped this HTML; its only tag is `<mark>`. */}
          {hit.snippet !== undefined && (
            <p className={styles.snippet} dangerouslySetInnerHTML={{__html: hit.snippet}} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Returns a function that compares sections by their position in the navbar. Those that it doesn't name come last. */
function useSectionComparison() {
  const labels = useThemeConfig().navbar.items.map(({label}) => label);
  const positionOf = (section: string) => {
    const position = labels.indexOf(section);
    return position === -1 ? labels.length : position;
  };
  return (a: string, b: string) => positionOf(a) - positionOf(b);
}

/**
 * Limits the results to a section of the site. The choices are links, so that each has a URL. They have the same order for
 * every query.
 */
function SectionFilter({location, response: {sections}}: SearchResultsProps): ReactNode {
  const compareSections = useSectionComparison();
  const total = sum(Object.values(sections));
  if (total === 0) return null;
  const counts = Object.entries(sections).sort(([a], [b]) => compareSections(a, b));
  const choices: [string | undefined, number][] = [[undefined, total], ...counts];
  return (
    <nav aria-label={translate({id: 'search.page.sections', message: 'Sections'})}>
      <ul className={clsx('fades', styles.sections)}>
        {choices.map(([section, count]) => (
          <li key={section ?? ''}>
            <Link
              to={pathOf({...location, section, page: 1})}
              className={clsx(styles.section, section === location.section && styles.chosen)}
              aria-current={section === location.section ? 'true' : undefined}
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

/** Links to the previous and the next page of results. After a page that doesn't exist, the last one is the previous. */
function Pager({location, response}: SearchResultsProps): ReactNode {
  const last = Math.ceil(response.nbHits / HITS_PER_PAGE);
  if (last <= 1) return null;
  const link = (page: number, label: ReactNode) =>
    page >= 1 && page <= last && <Link to={pathOf({...location, page})}>{label}</Link>;
  return (
    <nav
      className={styles.pages}
      aria-label={translate({id: 'search.page.pages', message: 'Pages of results'})}
    >
      {link(
        Math.min(location.page - 1, last),
        translate({id: 'search.page.previous', message: 'Previous'}),
      )}
      <span>
        <Translate id="search.page.of" values={{page: location.page, last}}>
          {'Page {page} of {last}'}
        </Translate>
      </span>
      {link(location.page + 1, translate({id: 'search.page.next', message: 'Next'}))}
    </nav>
  );
}

/** Shows the results for the query, the section, and the page in an address. `SearchPage` (index.tsx) shows it. */
export const SearchResults = (props: SearchResultsProps): ReactNode => (
  <>
    <SectionFilter {...props} />
    <ResultList {...props} />
    <Pager {...props} />
  </>
);
