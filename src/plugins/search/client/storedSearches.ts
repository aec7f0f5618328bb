/** Checks the searches that the modal keeps in `localStorage`. */

/** Returns whether the modal can show a stored value as a search. */
function isSearch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {objectID, url, hierarchy} = value as Record<string, unknown>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}

function isListOfSearches(json: string): boolean {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) && list.every(isSearch);
  } catch {
    return false;
  }
}

/**
 * Removes the stored recent and favorite searches that the modal cannot read. With them, it would fail to open. Another
 * version of the modal, an extension, or the reader can have written them.
 *
 * @param indexName name of the search index, which is part of the keys
 */
export function removeBrokenSearches(indexName: string): void {
  try {
    for (const name of ['RECENT_SEARCHES', 'FAVORITE_SEARCHES']) {
      const key = `__DOCSEARCH_${name}__${indexName}`;
      const stored = localStorage.getItem(key);
      if (stored !== null && !isListOfSearches(stored)) localStorage.removeItem(key);
    }
  } catch {
    // Without storage, the modal keeps no searches.
  }
}
