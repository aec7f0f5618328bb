import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {PageEntry} from '../../shared/nearestPages';
import styles from './PageList.module.css';

export interface PageListProps {
  readonly heading: string;
  readonly pages: readonly PageEntry[];
  /** Whether the links are next to each other. */
  readonly isRow?: boolean;
}

/** Links to pages, below a heading. */
export function PageList({heading, pages, isRow = false}: PageListProps): ReactNode {
  return (
    <>
      <Heading as="h2" className={styles.heading}>
        {heading}
      </Heading>
      <ul className={isRow ? styles.row : styles.list}>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
