/**
 * lvl0 of a page: the section of the navigation bar it belongs to.
 *
 * The bar itself cannot tell: one sidebar serves Learn, Build and Community, so all three entries are
 * active on each of its pages. The sidebar can: its titles stand above their groups, and the title
 * before the current page's entry is the section. A page in no sidebar takes the section of the pages
 * that share the longest beginning of its path.
 */
import {load} from 'cheerio';

/** Section of a page that nothing places, such as the home page. */
export const DEFAULT_SECTION = 'Documentation';

/** Title above the current entry of a sidebar, if there is one. */
export function sidebarSection(html: string): string | undefined {
  // The order of elements is all that counts: the faster parser, which puts no optional tags back, can tell it.
  const $ = load(html, {xml: {xmlMode: false}});
  const entries = $('.theme-doc-sidebar-menu').first().find('.sidebar-title, a[aria-current=page]');
  const current = entries.index(entries.filter('a').first());
  const titles = entries.slice(0, Math.max(0, current)).filter('.sidebar-title');
  return titles.length === 0 ? undefined : titles.last().text().trim();
}

/** Section of a page by the first of those nearest to its path. */
export function sectionByPath(path: string, placed: ReadonlyMap<string, string>): string {
  const segments = path.split('/');
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const folder = `${segments.slice(0, length).join('/')}/`;
    const neighbour = [...placed].find(([other]) => other.startsWith(folder));
    if (neighbour !== undefined) return neighbour[1];
  }
  return DEFAULT_SECTION;
}
