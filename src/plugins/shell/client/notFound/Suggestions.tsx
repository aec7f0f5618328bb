import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import pages from '@generated/shell/default/pages.json';
import {useSiteFields} from '@site/src/hooks/useSiteFields';
import {relativePath} from '@site/src/lib/pagePaths';
import Heading from '@theme/Heading';
import {nearestPages, type PageEntry} from '../../shared/nearestPages';
import styles from './Suggestions.module.css';

interface PageListProps {
  readonly heading: string;
  readonly pages: readonly PageEntry[];
}

/** Links to pages. */
function PageList({heading, pages: entries}: PageListProps): ReactNode {
  return (
    <>
      <Heading as="h2" className={styles.heading}>
        {heading}
      </Heading>
      <ul className={styles.list}>
        {entries.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <code>{path}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Suggests a search for the words of the path, and the pages whose paths are similar to the address, or else the most
 * used ones. The 404 page (theme/NotFound/Content) loads this component in the browser: the list of all pages is needed
 * nowhere else, and one 404.html serves all paths.
 */
export default function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  // The router has already decoded the path. Decoding it again would fail for a path that contains %25.
  const path = `/${relativePath(pathname, useBaseUrl('/'))}`;
  const {mostUsedPages} = useSiteFields().search;
  const nearest = nearestPages(path, pages);
  const words = (path.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

  return (
    <>
      {words !== '' && (
        <p className={styles.action}>
          <Link className="button button--primary" to={`/search?q=${encodeURIComponent(words)}`}>
            <Translate
              id="site.notFound.search"
              description="Link to the search with the words of the path"
              values={{words}}
            >
              {'Search for “{words}”'}
            </Translate>
          </Link>
        </p>
      )}
      {nearest.length > 0 ? (
        <PageList
          heading={translate({
            id: 'site.notFound.nearest',
            message: 'Did you mean',
            description: 'Heading of the nearest pages',
          })}
          pages={nearest}
        />
      ) : (
        <PageList
          heading={translate({
            id: 'site.notFound.mostUsed',
            message: 'Most used pages',
            description: 'Heading of the most used pages, if no page is near',
          })}
          pages={mostUsedPages.map(({url, title}) => ({path: url, title}))}
        />
      )}
    </>
  );
}
