/** Shows the keyboard shortcuts of the site when a reader presses `?`. */
import {isShortcut} from '@site/src/lib/isShortcut';

function handleKeyDown(event: KeyboardEvent) {
  // Not in a dialog, such as the search.
  if (!isShortcut(event, '?') || document.querySelector('dialog[open]') !== null) return;
  import('./showShortcuts').then(
    ({showShortcuts}) => showShortcuts(),
    // If it cannot be loaded, the next press tries again.
    () => undefined,
  );
}

if (typeof document !== 'undefined') document.addEventListener('keydown', handleKeyDown);
