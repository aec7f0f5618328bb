/** Limits the results to one section of the site; links, so that each choice has an address. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {writeLocation, type SearchLocation} from './location';
import styles from './styles.module.css';

export interface SectionFilterProps {
  readonly place: SearchLocation;
  /** Number of hits by section. */
  readonly sections: Readonly<Record<string, number>>;
}

export function SectionFilter({place, sections}: SectionFilterProps): ReactNode {
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
