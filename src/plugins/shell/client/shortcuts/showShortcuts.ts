/** The dialog with the keyboard shortcuts. Plain DOM, because it is outside of the page that React renders. */
import {translate} from '@docusaurus/Translate';
import {commandKey} from '@site/src/lib/commandKey';
import {singleKeys} from '@site/src/lib/isShortcut';
import './shortcuts.lazy.css';

/** The effect of a shortcut, and its keys. */
type Shortcut = readonly [action: string, ...keys: readonly string[]];

function shortcuts(): readonly Shortcut[] {
  return [
    [translate({id: 'site.shortcuts.search', message: 'Search'}), '/', `${commandKey()} K`],
    [
      translate({id: 'site.shortcuts.tabs', message: 'On tabs: go to the previous or next one'}),
      '←',
      '→',
    ],
    [translate({id: 'site.shortcuts.choose', message: 'On a tab: choose it'}), 'Enter'],
    [
      translate({
        id: 'site.shortcuts.properties',
        message: 'In the code of an operation: go through the properties',
      }),
      '↑',
      '↓',
    ],
    [
      translate({id: 'site.shortcuts.close', message: 'Close the search, a menu, or this list'}),
      'Esc',
    ],
    [translate({id: 'site.shortcuts.list', message: 'Show this list'}), '?'],
  ];
}

/** Creates an element with children. */
function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

function createRow([action, ...keys]: Shortcut): HTMLElement {
  const keyElements = keys.flatMap((key) => [create('kbd', key), ' ']);
  return create('div', create('dt', action), create('dd', ...keyElements));
}

/** The choice whether `/` and `?` are shortcuts. Speech input may type them by accident. */
function createChoice(): HTMLElement {
  const input = create('input');
  input.type = 'checkbox';
  input.checked = singleKeys.get() !== 'off';
  input.addEventListener('change', () => {
    if (input.checked) singleKeys.del();
    else singleKeys.set('off');
  });
  const text = translate({id: 'site.shortcuts.single', message: 'Use the keys / and ?'});
  return create('label', input, ` ${text}`);
}

/**
 * Shows the dialog. It closes on Escape, by its button, and by a press outside; the browser then restores the focus.
 * The client module loads this when a reader presses the key of the dialog.
 */
export function showShortcuts(): void {
  const title = translate({id: 'site.shortcuts.title', message: 'Keyboard shortcuts'});
  const close = create('button', translate({id: 'site.shortcuts.done', message: 'Close'}));
  close.className = 'button button--secondary';
  const content = create(
    'form',
    create('h2', title),
    create('dl', ...shortcuts().map(createRow)),
    createChoice(),
    close,
  );
  content.method = 'dialog';
  const dialog = create('dialog', content);
  dialog.className = 'shortcuts';
  dialog.setAttribute('aria-label', title);
  dialog.addEventListener('click', ({target}) => {
    // The form fills the dialog, so this is the backdrop.
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  close.focus();
}
