/** The DOM around the stock modal: open as a dialog, its attributes put right, and a slot in it for our status line. */
import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';
import {keepLabelled} from './accessibleModal';

/**
 * Opens the dialog: the page behind it is out of reach, and gets the focus back when it closes.
 *
 * @returns the slot for the status line, after the results and before the footer
 */
export function useModalDom(dialog: RefObject<HTMLDialogElement | null>): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // Before the stock modal's effects, which put the focus into its input.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, [dialog]);
  useEffect(() => {
    const container = dialog.current?.querySelector('.DocSearch-Container');
    if (container == null) return undefined;
    const added = document.createElement('div');
    container.querySelector('.DocSearch-Footer')?.before(added);
    setSlot(added);
    const stop = keepLabelled(container);
    return () => {
      stop();
      added.remove();
    };
  }, [dialog]);
  return slot;
}
