/** Finds the pages that a reader with a wrong URL may have meant. */
import leven from 'leven';

/** One page of the site. */
export interface PageEntry {
  /** Path without the base path, `/build/secret-vault`. */
  readonly path: string;
  readonly title: string;
}

/** Matches the extension of `/build/secret-vault.html`. */
const EXTENSION = /\.(?:html?|mdx?|php)$/;

/** Makes names comparable: `secret-vault`, `secretVault`, and `Secret_vault` all become `secretvault`. */
function normalize(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns up to `limit` pages, the most similar first. Returns none if no page is similar.
 *
 * Compares the last segment of the requested path with each segment of a page's path and with its title. Pages
 * that are equally similar are ordered by the similarity of the whole path.
 */
export function nearestPages(
  requestedPath: string,
  pages: readonly PageEntry[],
  limit = 5,
): readonly PageEntry[] {
  const requested = requestedPath.replace(EXTENSION, '');
  const lastSegment = normalize(requested.slice(requested.lastIndexOf('/')));
  if (lastSegment === '') return [];

  // One wrong letter in three is tolerated. A name that contains the segment is always tolerated.
  const maxDistance = Math.ceil(lastSegment.length / 3);
  const distanceTo = (name: string) => {
    const normalized = normalize(name);
    const distance = leven(normalized, lastSegment);
    return normalized.includes(lastSegment) ? Math.min(distance, maxDistance) : distance;
  };

  return pages
    .map((page) => ({
      page,
      distance: Math.min(...[...page.path.split('/'), page.title].map(distanceTo)),
      pathDistance: leven(normalize(requested), normalize(page.path)),
    }))
    .filter(({distance}) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || a.pathDistance - b.pathDistance)
    .slice(0, limit)
    .map(({page}) => page);
}
