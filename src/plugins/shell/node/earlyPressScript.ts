/**
 * The inline script for clicks that come before React has hydrated the page. Each click takes effect once:
 * - A button with `data-dialog` opens the dialog with that id at once. Ctrl+K and Cmd+K press the search button, which is the
 *   only one.
 * - A tab shows its panel at once, and the click is repeated after hydration, so that React and the storage know the choice.
 * - Clicks on other controls are kept and repeated after hydration.
 *
 * React doesn't get the events that come before a click. It would hydrate the rest of the page at once when the first one
 * arrives, and a slow phone would show the effect of the click 0.2 to 0.3 s later.
 *
 * `theme/Layout/Provider` dispatches the event that ends the wait, or the crash page if React fails.
 */
import {PAGE_READY_EVENT} from '../../../lib/events';

/** What the script gets, because it cannot import anything. */
interface Settings {
  /** Matches controls that do nothing without React. */
  readonly controls: string;
  /** The events of a press before its click. */
  readonly pressEvents: readonly string[];
  /** The event that ends the wait. */
  readonly readyEvent: string;
}

/** The program of the script. Its compiled text is in every page, so it uses nothing from outside its body. */
function keepEarlyPresses({controls, pressEvents, readyEvent}: Settings): void {
  const presses: (() => void)[] = [];

  function hide(event: Event) {
    event.stopPropagation();
  }

  // Panels are in the order of their tabs. A group that renders only one panel has to wait.
  function select(tab: Element) {
    const tabs = [...(tab.parentElement?.children ?? [])];
    const panels = tab.parentElement?.nextElementSibling?.children;
    if (panels?.length !== tabs.length) return;
    tabs.forEach((other, index) => {
      const isSelected = other === tab;
      other.setAttribute('aria-selected', String(isSelected));
      other.classList.toggle('tabs__item--active', isSelected);
      panels[index]?.toggleAttribute('hidden', !isSelected);
    });
  }

  function keep(event: Event) {
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (control === null) return;
    event.preventDefault();
    event.stopPropagation();
    const dialog = document.getElementById(control.dataset['dialog'] ?? '');
    if (dialog instanceof HTMLDialogElement) {
      // The dialog gives the focus back to the button when it closes. Safari doesn't focus a clicked button.
      control.focus();
      if (!dialog.open) dialog.showModal();
      return;
    }
    if (control.matches('[role=tab]')) select(control);
    // React may put another element in the place of the control, such as a category of the sidebar.
    const siblings = control.parentElement?.children;
    const index = [...(siblings ?? [])].indexOf(control);
    presses.push(() => {
      const current = control.isConnected ? control : siblings?.[index];
      if (current instanceof HTMLElement) current.click();
    });
  }

  function search(event: KeyboardEvent) {
    const button = document.querySelector<HTMLElement>('[data-dialog]');
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (button === null || !isShortcut) return;
    event.preventDefault();
    button.click();
  }

  function stop() {
    removeEventListener('click', keep, true);
    removeEventListener('keydown', search);
    for (const name of pressEvents) removeEventListener(name, hide, true);
  }

  addEventListener('click', keep, true);
  addEventListener('keydown', search);
  // Scrolling doesn't wait for passive listeners.
  for (const name of pressEvents) addEventListener(name, hide, {capture: true, passive: true});
  // If a script cannot be loaded, later clicks do what the HTML alone can do: open /search, follow a link.
  addEventListener(
    'error',
    ({target}) => {
      if (target instanceof HTMLScriptElement) stop();
    },
    true,
  );
  addEventListener(
    readyEvent,
    () => {
      stop();
      // Each click is a separate task, so that React renders its effect before the next one.
      for (const press of presses) setTimeout(press);
    },
    {once: true},
  );
}

const settings: Settings = {
  // Links, `<details>`, and buttons that close their dialog work without React.
  controls: '#__docusaurus :is(button,[role=button],[role=tab]):not([method=dialog] *)',
  pressEvents: ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'pointerup', 'mouseup'],
  readyEvent: PAGE_READY_EVENT,
};

/** The JavaScript of the inline script in every page. The minifier of the pages shortens it. */
export const earlyPressScript = `(${keepEarlyPresses.toString()})(${JSON.stringify(settings)});`;
