import {createStorageSlot} from '@docusaurus/theme-common';
import {storageKeys} from './storageKeys';

/** Elements in which a character is input. */
const EDITABLE = 'input, select, textarea, [contenteditable]';

/** `off` if the reader turned off the shortcuts of one character (WCAG 2.1.4). */
export const singleKeys = createStorageSlot(storageKeys.singleKeys);

/**
 * Whether a key event is the shortcut of one character, such as `/`. False while the reader types in a field, and if the
 * reader turned such shortcuts off. For the shortcuts of the search box and of the shell.
 */
export function isShortcut(event: KeyboardEvent, character: string): boolean {
  const {key, target, ctrlKey, metaKey, altKey} = event;
  if (key !== character || ctrlKey || metaKey || altKey) return false;
  const isEditing = target instanceof Element && target.closest(EDITABLE) !== null;
  return !isEditing && singleKeys.get() !== 'off';
}
