/** Checks the searches that the modal keeps in `localStorage`. */

/** Matches an address of a page: a path, or an address with http or https. */
const addressRegex = /^(?:https?:)?\//;

/** The modal inserts these texts as HTML, so no tag may be in them. */
function isText(value: unknown): boolean {
  return typeof value !== 'string' || !value.includes('<');
}

/** Returns whether the modal can show a stored value as a search. */
function isSearch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {objectID, url, hierarchy, content} = value as Record<string, unknown>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    addressRegex.test(url) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    isText(content) &&
    Object.values(hierarchy).every(isText)
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
 * Removes the stored recent and favorite searches that the modal cannot read, or that contain tags or scripts. Another
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
