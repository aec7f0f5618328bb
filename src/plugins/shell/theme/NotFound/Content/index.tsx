// Change: sets a page title (with docs at the root, unknown paths reach this file without one); has a search for the words of
// the path, and links to pages where a reader can begin and to similar ones, instead of asking the reader to contact the
// site owner; names its own address under a base path too.
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {lazy, Suspense, useEffect, useRef, type ReactNode} from 'react';
import {Card, Cards} from '@site/src/components/mdx/Cards';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import {relativePath} from '@site/src/lib/pagePaths';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const NearestPages = lazy(() => import('../../../client/notFound/NearestPages'));

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

/** A search for the words of the path. It is a form, so that it also works before the scripts have loaded. */
function SearchForm(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const searchPath = useBaseUrl('/search');
  const path = relativePath(useLocation().pathname, useBaseUrl('/'));
  useEffect(() => {
    // One 404.html serves all paths, so its field is empty. Words that the reader has already typed stay.
    const words = (path.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
    if (input.current?.value === '') input.current.value = words;
  }, [path]);
  const label = translate({id: 'site.notFound.search', message: 'Search the documentation'});
  return (
    <form action={searchPath} className={clsx('screen-only search-form', styles.search)}>
      <input ref={input} name="q" type="search" aria-label={label} placeholder={label} />
      <button type="submit" className="button button--primary">
        <Translate id="site.notFound.submit">Search</Translate>
      </button>
    </form>
  );
}

/** The place of the suggestions. Until they arrive, the style sheet hides the links below them, which would move. */
const waiting = <div className={styles.waiting} />;

/** Pages where a reader can begin. They are part of the HTML, so they work without JavaScript. */
function StartPages(): ReactNode {
  return (
    <nav aria-labelledby="start-here" className={styles.start}>
      <Heading as="h2" id="start-here">
        <Translate id="site.notFound.startHeading">Or start here</Translate>
      </Heading>
      <Cards>
        <Card to="/" title={<Translate id="site.notFound.home">Home page</Translate>} />
        <Card
          to="/quickstart"
          title={<Translate id="site.notFound.start">Start building</Translate>}
        />
        <Card
          to="/api/overview"
          title={<Translate id="site.notFound.api">API overview</Translate>}
        />
        <Card
          to="/troubleshooting"
          title={<Translate id="site.notFound.troubleshooting">Troubleshooting</Translate>}
        />
      </Cards>
    </nav>
  );
}

/**
 * The content of the 404 page, which the host sends for unknown paths and the router shows for unknown links. Docusaurus
 * puts it into the script of all documents, so the suggestions load on demand. If that fails, the rest of the page stays.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page not found',
  });
  return (
    <main className={clsx('container margin-vert--lg', styles.main, className)}>
      <PageMetadata title={title} />
      <OwnAddress />
      <Heading as="h1">{title}</Heading>
      <p className={styles.text}>
        <Translate id="site.notFound.text">
          There is no page at this address. Check the spelling, or search:
        </Translate>
      </p>
      <SearchForm />
      <WidgetBoundary>
        <Suspense fallback={waiting}>{isBrowser ? <NearestPages /> : waiting}</Suspense>
      </WidgetBoundary>
      <StartPages />
    </main>
  );
}
