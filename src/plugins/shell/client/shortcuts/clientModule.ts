/** Shows the keyboard shortcuts of the site when a reader presses `?`. */
import {isShortcut} from '@site/src/lib/isShortcut';

/** Whether a dialog is open, such as the search or the shortcuts themselves. */
const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

function handleKeyDown(event: KeyboardEvent) {
  if (!isShortcut(event, '?') || isDialogOpen()) return;
  import('./showShortcuts').then(
    ({showShortcuts}) => {
      // An earlier press may have opened it while this one was loading.
      if (!isDialogOpen()) showShortcuts();
    },
    // If it cannot be loaded, the next press tries again.
    () => undefined,
  );
}

if (typeof document !== 'undefined') document.addEventListener('keydown', handleKeyDown);
