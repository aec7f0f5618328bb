/** A client module that scrolls the entry of the current page into view in the sidebar after each navigation. */
import type {ClientModule} from '@docusaurus/types';

/** The menu fades over its last 32 pixels (`--site-fade`). An entry is in view above them, with some distance. */
const FADE_HEIGHT = 48;
/** It also fades over the first pixels. The first row is below them, so that none is faded. */
const TOP_FADE_HEIGHT = 8;

/**
 * Scrolls `menu` to the entry of the current page if that is out of view. The page itself does not scroll.
 */
export function showActiveEntry(menu: Element | null): void {
  // On phones, the link of the section may be current too. The entry of the page is below it.
  const entry = [...(menu?.querySelectorAll('[aria-current="page"]') ?? [])].at(-1);
  if (!menu || !entry) return;
  const menuBox = menu.getBoundingClientRect();
  const entryBox = entry.getBoundingClientRect();
  const isInView = entryBox.top >= menuBox.top && entryBox.bottom <= menuBox.bottom - FADE_HEIGHT;
  if (isInView) return;
  menu.scrollTop += entryBox.top - menuBox.top - menuBox.height / 3;
  // Upwards, because the list may already be at its end.
  const fadeEnd = menuBox.top + TOP_FADE_HEIGHT;
  const tops = [...menu.querySelectorAll('.menu__link')].map(
    (row) => row.getBoundingClientRect().top,
  );
  menu.scrollTop += (tops.findLast((top) => top <= fadeEnd) ?? fadeEnd) - fadeEnd;
}

/** Docusaurus calls this after it has shown a page. Scrolls the sidebar to the entry of that page. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  // The sidebar expands the categories of the page in the render that follows.
  requestAnimationFrame(() =>
    showActiveEntry(document.querySelector('.theme-doc-sidebar-container .menu')),
  );
};
