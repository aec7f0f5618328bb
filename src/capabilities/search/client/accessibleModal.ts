/**
 * What the stock modal lacks for assistive technology. It renders a focusable "button" around everything,
 * links inside options, and banners inside the page; its markup cannot be configured, so the
 * attributes are put right in the DOM, after each change, by one idempotent function.
 */
import {useEffect, useLayoutEffect, useState, type RefObject} from 'react';

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** What the stock root says as a combobox and as a button; the dialog is the element around it. */
const ROOT_LEFTOVERS = [
  'aria-controls',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
  'aria-owns',
  'tabindex',
];

const optionId = (item: Element) => `${item.id}-link`;

/**
 * Which item is active moves from an attribute that its role forbids to one for styles and for our own use. A result
 * is the link itself, because an option may hold no link; a stored search has buttons beside its link, which no
 * option may have, so these are groups of links and buttons.
 */
function labelItem(item: Element, isStored: boolean): void {
  const selected = item.getAttribute('aria-selected');
  if (selected !== null) set(item, 'data-active', selected);
  item.removeAttribute('aria-selected');
  const link = item.querySelector('a');
  if (link === null) return;
  set(item, 'role', 'none');
  set(link, 'id', optionId(item));
  for (const button of item.querySelectorAll('button')) set(button, 'aria-label', button.title);
  if (isStored) return;
  set(link, 'role', 'option');
  set(link, 'aria-selected', item.getAttribute('data-active') ?? 'false');
}

function labelLists(container: Element): void {
  container.querySelectorAll('.DocSearch-Hits').forEach((section, index) => {
    const title = section.querySelector('.DocSearch-Hit-source');
    const list = section.querySelector('ul');
    if (title === null || list === null) return;
    const isStored = section.querySelector('.DocSearch-Hit-action-button') !== null;
    set(title, 'id', `docsearch-group-${index}`);
    set(list, 'id', `docsearch-list-${index}`);
    set(list, 'role', isStored ? 'group' : 'listbox');
    set(list, 'aria-labelledby', title.id);
    for (const item of list.children) labelItem(item, isStored);
  });
  for (const icon of container.querySelectorAll('.DocSearch-Hit-icon, .DocSearch-Hit-Tree'))
    set(icon, 'aria-hidden', 'true');
}

/** The input names the result that is active, and the lists of options there are. */
function labelInput(container: Element): void {
  const input = container.querySelector('input');
  if (input === null) return;
  const lists = [...container.querySelectorAll('.DocSearch-Hits ul[role=listbox]')];
  set(input, 'role', 'combobox');
  set(input, 'aria-haspopup', 'listbox');
  set(input, 'aria-expanded', String(lists.length > 0));
  set(input, 'aria-controls', lists.length > 0 ? lists.map(({id}) => id).join(' ') : null);
  set(input, 'aria-labelledby', null);
  set(input, 'aria-label', container.querySelector('.DocSearch-MagnifierLabel')?.textContent ?? '');
  const active = container.querySelector('.DocSearch-Hit[data-active=true]');
  set(input, 'aria-activedescendant', active === null ? null : optionId(active));
}

/** Puts all attributes right; doing it again changes nothing. */
function labelModal(container: Element): void {
  for (const attribute of ROOT_LEFTOVERS) set(container, attribute, null);
  for (const part of container.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer'))
    set(part, 'role', 'none');
  set(container, 'role', 'none');
  labelLists(container);
  labelInput(container);
}

/** Keeps the attributes right while the modal lives. Returns what stops it. */
function keepLabelled(container: Element): () => void {
  const observer = new MutationObserver(() => {
    labelModal(container);
    observer.takeRecords();
  });
  labelModal(container);
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['role', 'id', 'aria-selected', 'aria-activedescendant', ...ROOT_LEFTOVERS],
  });
  return () => observer.disconnect();
}

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
