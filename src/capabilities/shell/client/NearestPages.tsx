import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {Card, Cards} from '@site/src/components/mdx/Cards';
import {nearestPages, wordsOf, type PageEntry} from '../shared/nearestPages';
import styles from './NearestPages.module.css';

/** The list of pages is loaded here only, so that no other page pays for it. */
async function loadPages(): Promise<readonly PageEntry[]> {
  const {default: pages} = await import('@generated/site-shell/default/pages.json');
  return pages;
}

interface Found {
  readonly path: string;
  readonly pages: readonly PageEntry[];
}

/** Nearest pages to the path of the address bar, and a search for its words. Computed in the browser: one 404.html serves all paths. */
export function NearestPages(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    // The router has decoded it; a second time would fail at a path with %25.
    const asked = `/${pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname}`;
    let current = true;
    // Shown at once with the rest, or the rest would move when it comes.
    const show = (pages: readonly PageEntry[]) => current && setFound({path: asked, pages});
    loadPages().then(
      (all) => show(nearestPages(asked, all)),
      // Without the list there are still the search and the menus.
      () => show([]),
    );
    return () => {
      current = false;
    };
  }, [pathname, baseUrl]);
  if (found === undefined) return null;
  const {path, pages} = found;
  const words = wordsOf(path).join(' ');
  return (
    <>
      {pages.length > 0 && (
        <>
          <Heading as="h2" className={styles.heading}>
            <Translate id="site.notFound.nearest" description="Heading of the nearest pages">
              Did you mean
            </Translate>
          </Heading>
          <Cards className={styles.list}>
            {pages.map(({path: to, title}) => (
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
