/** /search?q=: heading and form are in the HTML, the results come with JavaScript. Search engines follow its links but do not list it. */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {siteEngine} from '../engine';
import {SearchStatus, type SearchOutcome} from '../SearchStatus';
import {useSearchSite} from '../settings';
import {MAX_QUERY_LENGTH} from '../../shared/hit';
import {useSearchLocation, type AskSearch, type SearchLocation} from './location';
import {SearchResults} from './SearchResults';
import styles from './styles.module.css';

/** Results follow the typing after this pause. */
const PAUSE_MS = 150;
const SNIPPET_WORDS = 30;

/** A plain form: it works before, and without, JavaScript. `query` is that of the address. */
function SearchForm({query, onAsk}: {query: string; onAsk: AskSearch}): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Going back or forward changes the address under the field.
  useEffect(() => {
    if (field.current !== null && field.current.value.trim() !== query) field.current.value = query;
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const askAfter = (pause: number, isTyping: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onAsk(field.current?.value.trim() ?? '', isTyping), pause);
  };
  return (
    <form
      action={useBaseUrl('/search')}
      role="search"
      // Another one is in the bar.
      aria-label={translate({id: 'search.page.form', message: 'Results'})}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        askAfter(0, false);
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
        onChange={() => askAfter(PAUSE_MS, true)}
      />
      <button type="submit" className="button button--primary">
        <Translate id="search.page.submit">Search</Translate>
      </button>
    </form>
  );
}

/** What the engine answers for a place; that of the place before while its own is on the way. */
function useOutcome(place: SearchLocation) {
  const site = useSearchSite();
  const [found, setFound] = useState<SearchOutcome>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const {query, section, page} = place;
    const engine = siteEngine(site);
    if (query === '') return undefined;
    const controller = new AbortController();
    const {signal} = controller;
    const request = {query, section, page: page - 1, snippetWords: SNIPPET_WORDS, wantsTexts: true};
    void engine
      .search({...request, signal})
      .catch(() => undefined)
      .then((response) => {
        if (!signal.aborted) setFound({query, response});
      });
    return () => controller.abort();
  }, [site, place, attempt]);
  const {query} = place;
  const outcome = query === '' ? undefined : (found ?? {query, isPending: true as const});
  const retry = () => setAttempt((number) => number + 1);
  return {outcome, retry};
}

/** The route that the plugin adds. */
export default function SearchPage(): ReactNode {
  const {place, ask} = useSearchLocation();
  const {outcome, retry} = useOutcome(place);
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
      <main className={`container margin-vert--lg ${styles.main}`}>
        <div className={styles.page}>
          <Heading as="h1">
            <Translate id="search.page.title">Search the documentation</Translate>
          </Heading>
          <SearchForm query={place.query} onAsk={ask} />
          <noscript>
            <p>
              <Translate id="search.page.noScript">
                Results are found in your browser, which needs JavaScript.
              </Translate>
            </p>
          </noscript>
          <SearchStatus
            outcome={outcome}
            idle={translate({
              id: 'search.page.empty',
              message: 'Type what you are looking for.',
            })}
            className={styles.status}
            onRetry={retry}
          />
          {outcome?.response && <SearchResults place={place} response={outcome.response} />}
        </div>
      </main>
    </Layout>
  );
}
