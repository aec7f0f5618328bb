/** Finds the pages that a reader with a wrong URL may have meant. */
import leven from 'leven';
import {comparableName} from '../../../lib/comparableName';

/** One page of the site. */
export interface PageEntry {
  /** Path without the base path, `/build/secret-vault`. */
  readonly path: string;
  readonly title: string;
  readonly description?: string;
}

/** Matches the extension of `/build/secret-vault.html`. */
const extensionRegex = /\.(?:html?|mdx?|php)$/;

/**
 * Returns up to `limit` pages, the most similar first, for the list of suggestions on the 404 page. Returns none if no
 * page is similar, and none for `/`.
 *
 * Compares the last segment of the requested path with each segment of a page's path and with the page's title. Pages
 * that are equally similar are ordered by the similarity of the whole path.
 *
 * @param requestedPath decoded path without the base path; may end with a slash or an extension
 */
export function nearestPages(
  requestedPath: string,
  pages: readonly PageEntry[],
  limit = 5,
): readonly PageEntry[] {
  const requested = requestedPath.replace(/\/+$/, '').replace(extensionRegex, '');
  const lastSegment = comparableName(requested.slice(requested.lastIndexOf('/')));
  if (lastSegment === '') return [];

  // One wrong letter in three is tolerated.
  const maxDistance = Math.round(lastSegment.length / 3);
  const distanceTo = (name: string) => {
    const comparable = comparableName(name);
    const distance = leven(comparable, lastSegment);
    // A name that contains the segment is similar enough, however long it is. One or two letters are in most names.
    return lastSegment.length > 2 && comparable.includes(lastSegment)
      ? Math.min(distance, maxDistance)
      : distance;
  };

  const near = pages
    .map((page) => ({
      page,
      distance: Math.min(...[...page.path.split('/'), page.title].map(distanceTo)),
      pathDistance: leven(comparableName(requested), comparableName(page.path)),
    }))
    .filter(({distance}) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || a.pathDistance - b.pathDistance);
  // Next to a page that is much more similar, the others are noise.
  const maxShown = (near[0]?.distance ?? 0) + 1;
  return near
    .filter(({distance}) => distance <= maxShown)
    .slice(0, limit)
    .map(({page}) => page);
}
