/** Events on `window` that connect parts of the site that don't import each other. */

/** Opens the search. The event's `detail` is `{query: string}`. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/** Carries one search insight from the search to the frame that sends it to the service. */
export const INSIGHT_EVENT = 'site:search-insight';

/** Opens the search, filled with `query`. */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: {query}}));
}
