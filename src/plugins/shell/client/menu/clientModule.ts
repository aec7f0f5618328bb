/**
 * Makes the mobile menu usable by keyboard: opening it moves the focus into it, Tab stays inside, Escape closes
 * it, and closing it moves the focus back to the hamburger button. The theme handles the pointer only, and its
 * hooks for the menu are not public.
 */
import {showActiveEntry} from '../sidebar/clientModule';

const TOGGLE = '.navbar__toggle';
const CLOSE_BUTTON = '.navbar-sidebar__close';
const OPEN_MENU = '.navbar-sidebar--show .navbar-sidebar';
/** The menu becomes focusable within this many animation frames after it opens. */
const FOCUS_ATTEMPTS = 30;

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function findCloseButton(): HTMLElement | null {
  return find(`${OPEN_MENU} ${CLOSE_BUTTON}`);
}

function isTargetInside(event: Event, selector: string): boolean {
  return event.target instanceof Element && event.target.closest(selector) !== null;
}

/** Runs an action after the theme has shown or hidden the menu, in the render that follows the event. */
function runAfterRender(action: () => void) {
  requestAnimationFrame(() => setTimeout(action));
}

/** Focuses the close button. Tries in several frames: the menu slides in from `visibility: hidden`, which blocks focus. */
function focusMenu(attemptsLeft = FOCUS_ATTEMPTS) {
  const closeButton = findCloseButton();
  closeButton?.focus();
  showActiveEntry(find(`${OPEN_MENU} .navbar-sidebar__item:last-child`));
  const isFocused = document.activeElement === closeButton;
  if (closeButton !== null && !isFocused && attemptsLeft > 0)
    requestAnimationFrame(() => focusMenu(attemptsLeft - 1));
}

function handleClick(event: Event) {
  if (isTargetInside(event, TOGGLE)) {
    runAfterRender(focusMenu);
  } else if (isTargetInside(event, `${CLOSE_BUTTON}, .navbar-sidebar__backdrop`)) {
    runAfterRender(() => find(TOGGLE)?.focus({preventScroll: true}));
  }
}

function handleKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  findCloseButton()?.click();
}

/** Moves the focus back into the menu when it reaches something that the menu covers. */
function handleFocusIn(event: FocusEvent) {
  if (find(OPEN_MENU) === null || isTargetInside(event, `.navbar-sidebar, ${TOGGLE}`)) return;
  findCloseButton()?.focus();
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', handleKeyDown);
  document.addEventListener('focusin', handleFocusIn);
}
