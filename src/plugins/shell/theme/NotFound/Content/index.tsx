// Change: sets a page title (with docs at the root, unknown paths reach this file without one); links to pages where a
// reader can begin, and suggests similar pages and a search for the words of the path, instead of asking the reader to
// contact the site owner; names its own address under a base path too.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {lazy, Suspense, type ReactNode} from 'react';
import {WidgetBoundary} from '@site/src/components/ui/WidgetBoundary';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import styles from './styles.module.css';

const Suggestions = lazy(() => import('../../../client/notFound/Suggestions'));

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

/** Links to pages where a reader can begin. They are part of the HTML, so they work without JavaScript. */
function StartLinks(): ReactNode {
  const links = [
    {to: '/', label: translate({id: 'site.notFound.home', message: 'Home page'})},
    {to: '/quickstart', label: translate({id: 'site.notFound.start', message: 'Quickstarts'})},
    {to: '/api/overview', label: translate({id: 'site.notFound.api', message: 'API reference'})},
    {to: '/search', label: translate({id: 'site.notFound.searchPage', message: 'Search'})},
    {
      to: '/community-and-support#report',
      label: translate({id: 'site.notFound.report', message: 'Report a broken link'}),
    },
  ];
  return (
    <ul className={styles.links}>
      {links.map(({to, label}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
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
          There is no page at this address. The page may have moved, or the address may have a
          typing error. Check the address, or start from one of these pages:
        </Translate>
      </p>
      <StartLinks />
      {isBrowser && (
        <WidgetBoundary>
          <Suspense fallback={null}>
            <Suggestions />
          </Suspense>
        </WidgetBoundary>
      )}
    </main>
  );
}
