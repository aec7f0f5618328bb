/** The entry of the open page is in sight: in the sidebar after each change of page, in the phone's menu when it opens. */
import type {ClientModule} from '@docusaurus/types';

/** Scrolls the tree alone, and only if the entry is out of sight: the page stays where it is. */
export function showActiveEntry(menu: Element | null): void {
  const entry = menu?.querySelector('[aria-current="page"]');
  if (!menu || !entry) return;
  const [box, row] = [menu.getBoundingClientRect(), entry.getBoundingClientRect()];
  const inSight = row.top >= box.top && row.bottom <= box.bottom;
  if (!inSight) menu.scrollTop += row.top - box.top - box.height / 3;
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // The tree unfolds the categories of the page in the render that follows.
  requestAnimationFrame(() =>
    showActiveEntry(document.querySelector('.theme-doc-sidebar-container .menu')),
  );
};
