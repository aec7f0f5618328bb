/** Events on `window` that connect parts of the site that don't import each other. */

/** Opens the search dialog. The event's `detail` is `{query: string}`. */
export const OPEN_SEARCH_EVENT = 'site:open-search';

/** The controls of the page react to clicks: React has hydrated the page, or shows the crash page. */
export const PAGE_READY_EVENT = 'site:page-ready';

/** Carries one search insight from the search to the frame that sends it to the service. */
export const INSIGHT_EVENT = 'site:search-insight';

/**
 * Asks the search plugin to open the search dialog with `query`. Without that plugin, nothing
 * happens.
 */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, {detail: {query}}));
}
