/** /search?q=: heading and form are in the HTML, the results come with JavaScript. Search engines follow its links but do not list it. */
import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {warmUp} from '../engine';
import {useSearchSite} from '../settings';
import {usePlace, useSearchLocation} from './location';
import {SearchForm} from './SearchForm';
import {SearchResults} from './SearchResults';
import {useResults} from './useResults';
import styles from './styles.module.css';

function SearchPage(): ReactNode {
  const {current, key, type, commit} = useSearchLocation();
  const site = useSearchSite();
  const results = useResults(current);
  usePlace(key, results.status === 'ready');
  useEffect(() => warmUp(site), [site]);
  return (
    <main className={`container margin-vert--lg ${styles.main}`}>
      <div className={styles.page}>
        <Heading as="h1">
          <Translate id="search.page.title">Search the documentation</Translate>
        </Heading>
        <SearchForm query={current.query} onType={type} onSubmit={commit} />
        <noscript>
          <p>
            <Translate id="search.page.noScript">
              Results are found in your browser, which needs JavaScript.
            </Translate>
          </p>
        </noscript>
        <SearchResults place={current} results={results} />
      </div>
    </main>
  );
}

/** The route that the plugin adds. */
export default function SearchRoute(): ReactNode {
  return (
    <Layout
      title={translate({id: 'search.page.metaTitle', message: 'Search'})}
      description={translate({
        id: 'search.page.description',
        message:
          'Search guides, API reference and examples by words, endpoint paths, error texts and identifiers.',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchPage />
    </Layout>
  );
}
