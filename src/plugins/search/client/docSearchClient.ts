/** Adapts the site's engine to the client interface of the DocSearch modal. */
import type {DocSearchTransformClient} from '@docsearch/react';
import type {SearchResponses} from 'algoliasearch/lite';
import {escapeHtml} from '@site/src/lib/escapeHtml';
import type {SearchEngine, SearchHit} from '../shared/hit';
import {byLevel, headingsOf, lowestLevel, placeOf} from '../shared/record';
import type {SearchOutcome} from './SearchStatus';

type Search = DocSearchTransformClient['search'];

/** The modal shows a spinner when a search takes longer. If an error arrives earlier, the spinner never ends. */
const STALL_MS = 300;

export interface ModalClient {
  readonly search: Search;
  /** Ends the search that is running, as a newer one would. */
  readonly cancel: () => void;
}

/**
 * Creates the search client that the modal calls. Calls `onOutcome` with the response of each search that was neither
 * replaced by a newer one nor canceled, or without a response if no engine responded. The promise of any other search
 * never settles, so that its hits never appear.
 */
export function createDocSearchClient(
  engine: SearchEngine,
  onOutcome: (outcome: SearchOutcome) => void,
): ModalClient {
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
      const {hits, nbHits} = response;
      return {results: [{hits: toDocSearchHits(hits), nbHits}]};
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
  return {search, cancel: () => latest.abort()};
}

const neverSettle = () => new Promise<never>(() => undefined);

/** The modal shows at most this many results of a group (specification §9). */
const GROUP_SIZE = 5;

/**
 * Returns the names of the two groups: the titles of their first pages, or that of a section if the groups have the same page.
 * Later, the modal suggests them as queries if a query has no results. Groups with the same name would be one.
 */
function groupNames(hits: readonly SearchHit[]): [best: string, more: string] {
  const [best = ''] = hits.map(({hierarchy}) => hierarchy.lvl1);
  const rest = hits.slice(GROUP_SIZE).flatMap(({hierarchy}) => headingsOf(hierarchy).slice(1));
  return [best, rest.find((title) => title !== best) ?? ''];
}

/** A hit of the modal, as `Hit` shows it. */
export interface ModalHit {
  readonly title: string;
  readonly snippet?: string;
  /** The names above the title: `Build › SecretVault › Quickstart`. */
  readonly place: string;
}

/** Converts hits to the format of the modal. Their groups keep the order of relevance. */
export function toDocSearchHits(hits: readonly SearchHit[]) {
  const [best, more] = groupNames(hits);
  return hits.map((hit, position) => toDocSearchHit(hit, position < GROUP_SIZE ? best : more));
}

/**
 * Converts a hit to the format of the modal. The modal stores hits that a reader opened, and later sets their headings as HTML,
 * but it shows the names of groups (lvl0) as text.
 */
function toDocSearchHit(hit: SearchHit, group: string) {
  const escaped = byLevel((level) => hit.hierarchy[level] && escapeHtml(hit.hierarchy[level]));
  return {
    ...hit,
    // The modal doesn't remember texts, only headings.
    type: hit.type === 'content' ? lowestLevel(hit.hierarchy) : hit.type,
    hierarchy: {...escaped, lvl0: group, lvl1: escapeHtml(hit.hierarchy.lvl1)},
    place: placeOf(hit),
    // The modal drops this field when it stores a hit, so it tells results from stored searches.
    _snippetResult: {},
  };
}
