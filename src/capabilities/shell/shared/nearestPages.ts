/** Finds the pages that a reader with a wrong address may have meant. */
import leven from 'leven';

/** One page of the site. */
export interface PageEntry {
  /** Path without the base path, `/build/secret-vault`. */
  readonly path: string;
  readonly title: string;
}

/** `secret-vault`, `secretVault` and `Secret_vault` are one name. */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Up to `limit` pages, nearest first; none when nothing is alike. What counts is the last part of the path, which is
 * held against each part of a page's path and its title; of pages that are as near, the path as a whole.
 */
export function nearestPages(
  path: string,
  pages: readonly PageEntry[],
  limit = 5,
): readonly PageEntry[] {
  const asked = path.replace(/\.(?:html?|mdx?|php)$/, '');
  const last = bare(asked.slice(asked.lastIndexOf('/')));
  if (last === '') return [];
  const allowed = Math.ceil(last.length / 3);
  const distance = (name: string) =>
    Math.min(leven(name, last), name.includes(last) ? allowed : Infinity);
  return pages
    .map((page) => ({
      page,
      near: Math.min(...[...page.path.split('/'), page.title].map(bare).map(distance)),
      whole: leven(bare(asked), bare(page.path)),
    }))
    .filter(({near}) => near <= allowed)
    .sort((a, b) => a.near - b.near || a.whole - b.whole)
    .slice(0, limit)
    .map(({page}) => page);
}
