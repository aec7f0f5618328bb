/** Opening the search from elsewhere on the page, by an event that the search box listens to. */

export const OPEN_SEARCH_EVENT = 'site:open-search';

/** Opens the search modal, with a query if there is one already. */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: {query}}));
}
