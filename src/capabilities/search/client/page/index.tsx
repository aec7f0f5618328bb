/** The results page: heading and form are in the HTML, the results come with JavaScript. */
import {useEffect, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {siteEngine} from '../engine';
import {useSearchSite} from '../settings';
import {usePlace, useSearchLocation} from './location';
import {SearchForm} from './SearchForm';
import {SearchResults} from './SearchResults';
import {useResults} from './useResults';
import styles from './styles.module.css';

export function SearchPage(): ReactNode {
  const {current, key, type, commit} = useSearchLocation();
  const site = useSearchSite();
  const results = useResults(current);
  usePlace(key, results.status === 'ready');
  useEffect(() => siteEngine(site).warmUp(), [site]);
  return (
    <main className="container margin-vert--lg">
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
