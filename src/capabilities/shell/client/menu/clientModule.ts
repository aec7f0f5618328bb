/**
 * The menu behind the hamburger, for the keyboard: opening moves the focus into it, Tab stays in it, Escape
 * closes it, and closing gives the focus back. The theme's menu is for the pointer only, and the hooks that
 * could tell more are not public.
 */
import {showActiveEntry} from '../sidebar/clientModule';

const TOGGLE = '.navbar__toggle';
const CLOSE = '.navbar-sidebar__close';
const OPEN_MENU = '.navbar-sidebar--show .navbar-sidebar';

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const within = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

/** The theme shows or hides the menu in the render that follows the event. */
const afterRender = (action: () => void) => requestAnimationFrame(() => setTimeout(action));

/** The menu slides in from `visibility: hidden`, where nothing takes the focus. */
function focusMenu(framesLeft = 30) {
  const close = find(`${OPEN_MENU} ${CLOSE}`);
  close?.focus();
  showActiveEntry(find(`${OPEN_MENU} .navbar-sidebar__item:last-child`));
  const waiting = close !== null && document.activeElement !== close && framesLeft > 0;
  if (waiting) requestAnimationFrame(() => focusMenu(framesLeft - 1));
}

function onClick(event: Event) {
  if (within(event, TOGGLE)) {
    afterRender(focusMenu);
  } else if (within(event, `${CLOSE}, .navbar-sidebar__backdrop`)) {
    afterRender(() => find(TOGGLE)?.focus({preventScroll: true}));
  }
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  find(`${OPEN_MENU} ${CLOSE}`)?.click();
}

/** Whatever lies behind the menu is covered: the focus goes back to the menu's first button. */
function onFocusIn(event: FocusEvent) {
  const menu = find(OPEN_MENU);
  if (menu === null || within(event, `.navbar-sidebar, ${TOGGLE}`)) return;
  find(`${OPEN_MENU} ${CLOSE}`)?.focus();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
}
