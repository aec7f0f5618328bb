/** Adapts the site's engine to the client interface of the DocSearch modal. */
import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchResponses} from 'algoliasearch/lite';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import type {SearchEngine, SearchHit} from '../shared/hit';
import {byLevel, headingsOf, LEVELS} from '../shared/record';
import type {SearchOutcome} from './SearchStatus';

type Search = DocSearchTransformClient['search'];

/** The modal shows a spinner when a search takes longer. If an error arrives earlier, the spinner never ends. */
const STALL_MS = 300;

/**
 * Creates the search client that the modal calls. Calls `onOutcome` with the response of each search that no newer one
 * has replaced, or without a response if no engine responded. The promise of a replaced search never settles, so that
 * its hits never appear. `SearchModal` passes it to DocSearch.
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
    const afterStall = new Promise((resolve) => setTimeout(resolve, STALL_MS + 50));

    const outcome = engine.search({query, signal}).then((response) => {
      // An engine may respond after it was aborted.
      signal.throwIfAborted();
      onOutcome({query, response});
      return {results: [{hits: response.hits.map(toDocSearchHit), nbHits: response.nbHits}]};
    });
    // Without help, the modal never shows its error screen: the function that it passes to `catch` sets the status and
    // throws the error again, and that rejection resets the status. So this `catch` gives it the error, and then never
    // settles, which keeps the screen until the next query.
    const promise: Promise<unknown> = outcome.catch(neverSettle);
    promise.catch = (handleError) =>
      outcome.catch(async () => {
        await afterStall;
        if (signal.aborted) return neverSettle();
        onOutcome({query});
        // The modal shows its error screen for errors with this name.
        const error = Object.assign(new Error('No search engine responded'), {name: 'RetryError'});
        return Promise.reject(error).catch(handleError).catch(neverSettle);
      });
    return promise;
  }
  return {search};
}

const neverSettle = () => new Promise<never>(() => undefined);

/**
 * Converts a hit to the format of the modal. The modal sets titles, paths, and snippets as HTML, but the names of groups
 * (lvl0) as text. Exported for tests.
 */
export function toDocSearchHit({title, snippet, ...hit}: SearchHit) {
  const {lvl0, lvl1} = hit.hierarchy;
  const escaped = byLevel((level) => hit.hierarchy[level] && escapeHtml(hit.hierarchy[level]));
  const hierarchy = {...escaped, lvl0, lvl1: escapeHtml(lvl1)};
  // Below the title of a section, the modal shows lvl1. It gets all headings above the section instead.
  const isText = hit.type === 'content';
  const trail = headingsOf(hierarchy)
    .slice(1, isText ? undefined : -1)
    .join(' › ');
  // The modal doesn't remember texts. A text gets the type of its heading, and shows its snippet below the headings.
  const type = isText
    ? (LEVELS.findLast((level) => hit.hierarchy[level] !== null) ?? 'lvl1')
    : hit.type;
  const [first, second] = isText ? [trail, snippet ?? ''] : [title, trail];
  const markedHierarchy = {
    ...byLevel(() => ({value: first})),
    lvl1: {value: type === 'lvl1' ? title : second},
  };
  return {
    ...hit,
    type,
    hierarchy,
    content: snippet ?? null,
    _snippetResult: {hierarchy: markedHierarchy, content: {value: snippet ?? ''}},
  };
}
