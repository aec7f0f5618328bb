// Change: a title of its own (with docs at the root, unknown paths reach this file without one); the nearest
// pages and a search for the words of the path instead of asking the reader to write to somebody.
import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import {Card, Cards} from '@site/src/components/mdx/Cards';
import {nearestPages, type PageEntry} from '../../../shared/nearestPages';
import styles from './styles.module.css';

/** Nearest pages to a path. The list of all is loaded here only, so that no other page pays for it. */
async function findPages(path: string): Promise<readonly PageEntry[]> {
  try {
    const {default: all} = await import('@generated/site-shell/default/pages.json');
    return nearestPages(path, all);
  } catch {
    // Without the list there are still the search and the menus.
    return [];
  }
}

/** Nearest pages to the path of the address bar, and a search for its words. Computed in the browser: one 404.html serves all paths. */
function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  // The router has decoded it; a second time would fail at a path with %25.
  const path = `/${pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname}`;
  const [found, setFound] = useState<readonly PageEntry[]>();
  useEffect(() => {
    let current = true;
    void findPages(path).then((pages) => current && setFound(pages));
    return () => {
      current = false;
    };
  }, [path]);
  // Shown at once with the rest, or the rest would move when it comes.
  if (found === undefined) return null;
  const words = (path.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  return (
    <>
      {found.length > 0 && (
        <>
          <Heading as="h2" className={styles.heading}>
            <Translate id="site.notFound.nearest" description="Heading of the nearest pages">
              Did you mean
            </Translate>
          </Heading>
          <Cards className={styles.list}>
            {found.map(({path: to, title}) => (
              <Card key={to} to={to} title={title}>
                <code>{to}</code>
              </Card>
            ))}
          </Cards>
        </>
      )}
      <p className={styles.actions}>
        <Link className="button button--primary" to={`/search?q=${encodeURIComponent(words)}`}>
          <Translate
            id="site.notFound.search"
            description="Link to the search with the words of the path"
            values={{words}}
          >
            {'Search for “{words}”'}
          </Translate>
        </Link>
        <Link className="button button--secondary" to="/">
          <Translate id="site.notFound.home" description="Link to the home page">
            Go to the home page
          </Translate>
        </Link>
      </p>
    </>
  );
}

export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={clsx('container', styles.main, className)}>
      <PageMetadata title={title} />
      <p className={styles.code}>404</p>
      <Heading as="h1">{title}</Heading>
      <p className={styles.text}>
        <Translate id="site.notFound.text" description="First paragraph of the 404 page">
          There is no page at this address. It may have moved, or the link has a typing error.
        </Translate>
      </p>
      <NearestPages />
    </main>
  );
}
