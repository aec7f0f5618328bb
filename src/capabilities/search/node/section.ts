/**
 * lvl0 of a page: the section of the navigation bar it belongs to.
 *
 * The bar itself cannot tell: one sidebar serves Learn, Build and Community, so all three entries are
 * active on each of its pages. The sidebar can: its titles stand above their groups, and the title
 * before the current page's entry is the section. A page in no sidebar takes the section of the pages
 * that share the longest beginning of its path.
 */
import {attribute, descendants, find, hasClass, textOf, type Element} from './html';

/** Section of a page that nothing places, such as the home page. */
export const DEFAULT_SECTION = 'Documentation';

/** Title above the current entry of the page's sidebar, if there is one. */
export function sidebarSection(body: Element): string | undefined {
  const menu = find(body, (element) => hasClass(element, 'theme-doc-sidebar-menu'));
  if (menu === undefined) return undefined;
  let title: string | undefined;
  for (const element of descendants(menu)) {
    if (hasClass(element, 'sidebar-title')) title = textOf(element);
    else if (element.tagName === 'a' && attribute(element, 'aria-current') === 'page') return title;
  }
  return undefined;
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
