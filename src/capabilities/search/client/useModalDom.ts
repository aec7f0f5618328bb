/** The modal's DOM around the stock component: its attributes, its isolation, and a slot for our status line. */
import {useEffect, useState, type RefObject} from 'react';
import {isolate, keepLabelled, trapTab} from './accessibleModal';

const CONTAINER = '.DocSearch-Container';

/** Where the status line goes: after the results, before the footer. */
function addSlot(container: Element): HTMLElement {
  const slot = document.createElement('div');
  const modal = container.querySelector('.DocSearch-Modal');
  modal?.insertBefore(slot, modal.querySelector('.DocSearch-Footer'));
  return slot;
}

/**
 * Sets up what the stock modal leaves out, once it is in the DOM.
 *
 * @param host the element that holds the modal, a child of body
 * @returns the slot for the status line
 */
export function useModalDom(host: RefObject<HTMLElement | null>, name: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const container = host.current?.querySelector(CONTAINER);
    const child = host.current?.parentElement ?? null;
    if (container == null || child === null) return undefined;
    const stopLabels = keepLabelled(container, name);
    const release = isolate(child);
    const onKeyDown = (event: Event) => trapTab(event as KeyboardEvent, container);
    container.addEventListener('keydown', onKeyDown, {capture: true});
    const added = addSlot(container);
    setSlot(added);
    return () => {
      container.removeEventListener('keydown', onKeyDown, {capture: true});
      stopLabels();
      release();
      added.remove();
    };
  }, [host, name]);
  return slot;
}
