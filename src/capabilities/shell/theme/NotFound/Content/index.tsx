// Change: sets a page title (with docs at the root, unknown paths reach this file without one); suggests similar
// pages and a search for the words of the path instead of asking the reader to contact the site owner; names its own
// address under a base path too.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {useSiteFields} from '@site/src/hooks/useSiteFields';
import {relativePath} from '@site/src/lib/pagePaths';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import type {PageEntry} from '../../../shared/nearestPages';
import styles from './styles.module.css';

interface PageListProps {
  readonly heading: string;
  readonly pages: readonly PageEntry[];
}

/** Returns the pages most similar to a path. Loads the list of pages on demand, so that no other page loads it. */
async function findNearestPages(path: string): Promise<readonly PageEntry[]> {
  try {
    const [{nearestPages}, {default: pages}] = await Promise.all([
      import('../../../shared/nearestPages'),
      import('@generated/shell/default/pages.json'),
    ]);
    return nearestPages(path, pages);
  } catch {
    // One of them failed to load. The search link and the menus still work.
    return [];
  }
}

/** Links to pages. */
function PageList({heading, pages}: PageListProps): ReactNode {
  return (
    <>
      <Heading as="h2" className={styles.heading}>
        {heading}
      </Heading>
      <ul className={styles.list}>
        {pages.map(({path, title}) => (
          <li key={path}>
            <Link to={path}>{title}</Link> <code>{path}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Suggests similar pages, or else the most used ones, and a search. Computed in the browser, because one 404.html serves
 * all paths.
 */
function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  // The router has already decoded the path. Decoding it again would fail for a path that contains %25.
  const path = `/${relativePath(pathname, useBaseUrl('/'))}`;
  const [pages, setPages] = useState<readonly PageEntry[]>();
  const {mostUsedPages} = useSiteFields().search;

  useEffect(() => {
    let isCurrent = true;
    void findNearestPages(path).then((nearest) => {
      if (isCurrent) setPages(nearest);
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);

  // Everything appears at once. Otherwise the links below would move when the pages arrive.
  if (pages === undefined) return null;

  const words = (path.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  return (
    <>
      {pages.length > 0 ? (
        <PageList
          heading={translate({
            id: 'site.notFound.nearest',
            message: 'Did you mean',
            description: 'Heading of the nearest pages',
          })}
          pages={pages}
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
      <p className={styles.actions}>
        {words !== '' && (
          <Link className="button button--primary" to={`/search?q=${encodeURIComponent(words)}`}>
            <Translate
              id="site.notFound.search"
              description="Link to the search with the words of the path"
              values={{words}}
            >
              {'Search for “{words}”'}
            </Translate>
          </Link>
        )}
        <Link className="button button--secondary" to="/">
          <Translate id="site.notFound.home" description="Link to the home page">
            Go to the home page
          </Translate>
        </Link>
      </p>
    </>
  );
}

/** Names the address of the page. The stock metadata would put the base path before an address outside of it. */
function OwnAddress(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const address = siteConfig.url + useLocation().pathname;
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </Head>
  );
}

/** The content of the 404 page, which the host sends for unknown paths and the router shows for unknown links. */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container', styles.main, className)}>
      <PageMetadata title={title} />
      <OwnAddress />
      <p className={styles.code}>404</p>
      <Heading as="h1">{title}</Heading>
      <p className={styles.text}>
        <Translate id="site.notFound.text" description="First paragraph of the 404 page">
          There is no page at this address. It may have moved, or the link has a typing error.
        </Translate>
      </p>
      <Suggestions />
    </main>
  );
}
