/**
 * The results page, `/search?q=…`. Its heading and form are in the HTML; the results need JavaScript. Search engines follow
 * its links but do not list it.
 */
import Head from '@docusaurus/Head';
import {useHistory, type useLocation} from '@docusaurus/router';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {MAX_QUERY_LENGTH} from '../../shared/hit';
import {siteEngine} from '../engine';
import {SearchStatus, type SearchOutcome} from '../SearchStatus';
import {useSearchSite} from '../settings';
import {readLocation, useSearchLocation, type AskSearch, type SearchLocation} from './location';
import {SearchResults} from './SearchResults';
import styles from './page.lazy.module.css';

type Location = ReturnType<typeof useLocation>;

/** A search starts after this pause in typing. */
const PAUSE_MS = 150;

interface SearchFormProps {
  /** Called with the trimmed text of the field, after a pause in typing or when the form is submitted. */
  readonly onAsk: AskSearch;
}

/**
 * The search form. Before hydration, the browser loads the page of the results when the reader submits it. Without JavaScript,
 * that page has no results.
 */
function SearchForm({onAsk}: SearchFormProps): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Shows the query of the address in the field. This listens to the history instead of comparing rendered
  // queries: React never renders a query that is left again at once (Enter, then Back), so it sees no change.
  useEffect(() => {
    const {pathname} = history.location;
    let shownQuery: string | undefined;
    const showQuery = (location: Location) => {
      const {query} = readLocation(location.search);
      if (location.pathname !== pathname || query === shownQuery) return;
      shownQuery = query;
      clearTimeout(timer.current);
      if (field.current !== null && field.current.value.trim() !== query)
        field.current.value = query;
    };
    showQuery(history.location);
    return history.listen(showQuery);
  }, [history]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (isTyping: boolean) => {
    clearTimeout(timer.current);
    onAsk(field.current?.value.trim() ?? '', isTyping);
  };
  const askAfterPause = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(true), PAUSE_MS);
  };

  return (
    <form
      action={useBaseUrl('/search')}
      role="search"
      // The navigation bar contains another search form.
      aria-label={translate({id: 'search.page.form', message: 'Results'})}
      className={`search-form ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        ask(false);
      }}
    >
      <input
        ref={field}
        type="search"
        name="q"
        className={styles.input}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        spellCheck={false}
        aria-label={translate({id: 'search.page.field', message: 'Search the documentation'})}
        placeholder={translate({
          id: 'search.page.placeholder',
          message: 'Words, an endpoint, an error',
        })}
        onChange={askAfterPause}
      />
      <button type="submit" className="button button--primary">
        <Translate id="search.page.submit">Search</Translate>
      </button>
    </form>
  );
}

/**
 * Searches for the query of a location. Until the response arrives, it returns the outcome of the previous search; the first
 * search is pending instead. An empty query has no outcome.
 */
function useOutcome(location: SearchLocation) {
  const site = useSearchSite();
  const [found, setFound] = useState<SearchOutcome>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const {query, section, page} = location;
    // Also for an empty query, because the embedded index then starts to load before the reader types.
    const engine = siteEngine(site);
    if (query === '') return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    const request = {query, section, page: page - 1, wantsTexts: true};
    void engine
      .search({...request, signal})
      .catch(() => undefined)
      .then((response) => {
        if (!signal.aborted) setFound({query, response});
      });
    return () => controller.abort();
  }, [site, location, attempt]);
  const {query} = location;
  const outcome = query === '' ? undefined : (found ?? {query, isPending: true as const});
  const retry = () => setAttempt((count) => count + 1);
  return {outcome, retry};
}

/** The page of the route `/search`, which the plugin adds (../../index.ts). */
export default function SearchPage(): ReactNode {
  const {location, ask} = useSearchLocation();
  const {outcome, retry} = useOutcome(location);
  return (
    <HtmlClassNameProvider className="search-page">
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
        <main className={`container margin-vert--lg ${styles.main}`}>
          <div className={styles.page}>
            <Heading as="h1">
              <Translate id="search.page.title">Search the documentation</Translate>
            </Heading>
            <SearchForm onAsk={ask} />
            <noscript>
              <p>
                <Translate id="search.page.noScript">
                  Results are found in your browser, which needs JavaScript.
                </Translate>
              </p>
            </noscript>
            <SearchStatus
              outcome={outcome}
              idleText={translate({
                id: 'search.page.empty',
                message: 'Type what you are looking for.',
              })}
              className={styles.status}
              onRetry={retry}
            />
            {outcome?.response && <SearchResults location={location} response={outcome.response} />}
          </div>
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
