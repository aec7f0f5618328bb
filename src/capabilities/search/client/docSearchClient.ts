/** The site's engine as the client that the DocSearch modal asks. */
import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchResponses} from 'algoliasearch/lite';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import {byLevel, headingsOf} from '../shared/record';
import type {SearchEngine, SearchHit} from '../shared/hit';
import type {SearchOutcome} from './SearchStatus';

type Search = DocSearchTransformClient['search'];

/** The modal shows a spinner when nothing has come after this time; an error has to wait for it, or the spinner stays. */
const STALL_MS = 300;

/** The modal sets titles, paths and snippets as HTML, but shows the names of groups (lvl0) as text. */
export function toDocSearchHit({title, snippet, ...hit}: SearchHit) {
  const {lvl0, lvl1} = hit.hierarchy;
  const escaped = byLevel((level) => hit.hierarchy[level] && escapeHtml(hit.hierarchy[level]));
  const hierarchy = {...escaped, lvl0, lvl1: escapeHtml(lvl1)};
  // Where a title stands for a section, the stock path below it (lvl1) tells the whole way there.
  const trail = headingsOf(hierarchy).slice(1, hit.type === 'content' ? undefined : -1);
  const marked = {
    ...byLevel(() => ({value: title})),
    lvl1: {value: hit.type === 'lvl1' ? title : trail.join(' › ')},
  };
  return {
    ...hit,
    hierarchy,
    content: snippet ?? null,
    _snippetResult: {hierarchy: marked, content: {value: snippet ?? ''}},
  };
}

const never = () => new Promise<never>(() => undefined);

/**
 * Makes the client.
 *
 * The stock modal never shows its error screen: its `catch` sets the status and throws on, and the
 * rejection resets the status. So this client's promise hands the error to `catch` and then never
 * settles, which keeps the screen until the next query. A newer query supersedes the one before, whose
 * promise never settles either: nothing of it can reach the screen.
 */
export function createDocSearchClient(
  engine: SearchEngine,
  onOutcome: (outcome: SearchOutcome) => void,
): Pick<DocSearchTransformClient, 'search'> {
  let latest = new AbortController();
  function search<T>(parameters: Parameters<Search>[0]): Promise<SearchResponses<T>>;
  function search(parameters: Parameters<Search>[0]): Promise<unknown> {
    const [request = {}] = 'requests' in parameters ? parameters.requests : parameters;
    const {query = ''} = request as {query?: string};
    latest.abort();
    latest = new AbortController();
    const {signal} = latest;
    const stalled = new Promise((resolve) => setTimeout(resolve, STALL_MS + 50));
    const outcome = engine.search({query, signal}).then((response) => {
      // An engine may answer although it was told not to.
      signal.throwIfAborted();
      onOutcome({query, response});
      return {results: [{hits: response.hits.map(toDocSearchHit), nbHits: response.nbHits}]};
    });
    // The modal hears of a failure by its `catch`; this keeps the browser from reporting it as well.
    const promise: Promise<unknown> = outcome.catch(never);
    promise.catch = (report) =>
      outcome.catch(async () => {
        await stalled;
        if (signal.aborted) return never();
        onOutcome({query});
        // The modal shows its error screen for this name, and throws what it was given.
        const error = Object.assign(new Error('No engine answered'), {name: 'RetryError'});
        return Promise.reject(error).catch(report).catch(never);
      });
    return promise;
  }
  return {search};
}
