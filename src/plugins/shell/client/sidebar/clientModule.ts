/**
 * A client module that scrolls the entry of the current page into view in the sidebar after each navigation, and opens
 * categories on Space: the theme makes them links with the role of a button.
 */
import type {ClientModule} from '@docusaurus/types';

/** The menu fades over its last 32 pixels (`--site-fade`). An entry is in view above them, with some distance. */
const FADE_HEIGHT = 48;
/** The categories of the first level. */
const CATEGORY = '.theme-doc-sidebar-item-category-level-1';
/** The groups in a category. */
const GROUP = '.theme-doc-sidebar-item-category-level-2';
/** Headings of groups. Without them, the first row is any other one. */
const FIRST_ROWS = ['.menu__list .menu__list .menu__list-item-collapsible', '.menu__link'];

const pixels = (element: Element, property: 'paddingTop' | 'scrollPaddingTop' | 'top') =>
  Number.parseFloat(getComputedStyle(element)[property]);

/**
 * Scrolls `menu` to the category of the current page, and to its entry if that is still out of view. Does nothing while
 * the entry is in view. The page itself does not scroll.
 */
export function showActiveEntry(menu: Element | null): void {
  // On phones, the link of the section may be current too. The entry of the page is below it.
  const entry = [...(menu?.querySelectorAll('[aria-current="page"]') ?? [])].at(-1);
  if (!menu || !entry) return;
  const box = menu.getBoundingClientRect();
  // Rows above it fade, or are below the sticky ones of the mobile menu.
  const top = box.top + pixels(menu, 'scrollPaddingTop');
  const bottom = box.bottom - FADE_HEIGHT;
  const isInView = () => {
    const row = entry.getBoundingClientRect();
    return row.top >= top && row.bottom <= bottom;
  };
  if (isInView()) return;
  const category = entry.closest(CATEGORY);
  const name = category?.querySelector('.menu__list-item-collapsible');
  if (category && name) {
    // The name of an open category is sticky there, below the padding of the menu.
    const start = box.top + pixels(menu, 'paddingTop') + pixels(name, 'top');
    menu.scrollTop += category.getBoundingClientRect().top - start;
  }
  if (isInView()) return;
  menu.scrollTop += entry.getBoundingClientRect().top - box.top - box.height / 3;
  // Upwards, because the list may already be at its end.
  const space = bottom - entry.getBoundingClientRect().bottom;
  const rows = FIRST_ROWS.map((selector) =>
    [...menu.querySelectorAll(selector)]
      .filter((row) => row.checkVisibility())
      .map((row) => row.getBoundingClientRect().top)
      .findLast((rowTop) => rowTop <= top),
  );
  const group = entry.closest(GROUP)?.getBoundingClientRect().top;
  const first = [group, ...rows].find((rowTop) => rowTop !== undefined && top - rowTop <= space);
  menu.scrollTop += (first ?? top) - top;
}

/** Docusaurus calls this after it has shown a page. Scrolls the sidebar to the entry of that page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // The sidebar expands the categories of the page in the render that follows.
  requestAnimationFrame(() =>
    showActiveEntry(document.querySelector('.theme-doc-sidebar-container .menu')),
  );
};

function handleKeyDown(event: KeyboardEvent) {
  const {key, target} = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
  event.preventDefault();
  target.click();
}

if (typeof document !== 'undefined') document.addEventListener('keydown', handleKeyDown);
