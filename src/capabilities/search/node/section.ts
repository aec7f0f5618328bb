/**
 * lvl0 of a page: the section of the navigation bar it belongs to.
 *
 * The bar itself cannot tell: one sidebar serves Learn, Build and Community, so all three entries are
 * active on each of its pages. The sidebar can: its titles stand above their groups, and the title
 * before the current page's entry is the section. A page in no sidebar takes the section of the pages
 * that share the longest beginning of its path.
 */
import type {CheerioAPI} from 'cheerio';

/** Section of a page that nothing places, such as the home page. */
export const DEFAULT_SECTION = 'Documentation';

/** Title above the current entry of the page's sidebar, if there is one. */
export function sidebarSection($: CheerioAPI): string | undefined {
  const entries = $('.theme-doc-sidebar-menu').first().find('.sidebar-title, a[aria-current=page]');
  const current = entries.index(entries.filter('a').first());
  const titles = entries.slice(0, Math.max(0, current)).filter('.sidebar-title');
  return titles.length === 0 ? undefined : titles.last().text().trim();
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

function sharedSegments(a: readonly string[], b: readonly string[]): number {
  const length = a.findIndex((segment, index) => segment !== b[index]);
  return length === -1 ? a.length : length;
}

/** Section of a page by its neighbours' paths; the commonest among the nearest. */
export function sectionByPath(path: string, placed: ReadonlyMap<string, string>): string {
  const segments = segmentsOf(path);
  let nearest = 1;
  const votes = new Map<string, number>();
  for (const [otherPath, section] of placed) {
    const shared = sharedSegments(segments, segmentsOf(otherPath));
    if (shared < nearest) continue;
    if (shared > nearest) votes.clear();
    nearest = shared;
    votes.set(section, (votes.get(section) ?? 0) + 1);
  }
  const [winner] = [...votes].sort(([, a], [, b]) => b - a);
  return winner?.[0] ?? DEFAULT_SECTION;
}
