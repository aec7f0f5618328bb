/** Events of the window by which parts of the site speak without knowing each other. */

/** Opens the search; its detail is `{query}`. */
export const OPEN_SEARCH_EVENT = 'site:open-search';
/** Carries a report for search insights to whoever may send it. */
export const INSIGHT_EVENT = 'site:search-insight';

/** Opens the search, with a query if there is one already. */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: {query}}));
}
