/**
 * What the stock modal lacks for assistive technology. It renders a focusable "button" around everything,
 * and links inside options; its markup cannot be configured, so the attributes are put right in the DOM, after each
 * change, by one idempotent function.
 */
import {useLayoutEffect, useState, type RefObject} from 'react';

function set(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
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
  const active = item.getAttribute('aria-selected') ?? item.getAttribute('data-active');
  set(item, {role: 'none', 'aria-selected': null, 'data-active': active});
  const names = item.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path');
  for (const link of item.querySelectorAll('a')) {
    set(link, {id: optionId(item)});
    if (isStored)
      set(link, {'aria-label': Array.from(names, ({textContent}) => textContent).join(', ')});
    else set(link, {role: 'option', 'aria-selected': active ?? 'false'});
  }
  for (const button of item.querySelectorAll('button')) set(button, {'aria-label': button.title});
}

function labelLists(container: Element): void {
  container.querySelectorAll('.DocSearch-Hits').forEach((section, index) => {
    const title = section.querySelector('.DocSearch-Hit-source');
    const list = section.querySelector('ul');
    if (title === null || list === null) return;
    const isStored = section.querySelector('.DocSearch-Hit-action-button') !== null;
    const role = isStored ? 'group' : 'listbox';
    const name = {'aria-labelledby': null, 'aria-label': title.textContent};
    set(list, {id: `docsearch-list-${index}`, role, ...name});
    for (const item of list.children) labelItem(item, isStored);
  });
  for (const icon of container.querySelectorAll('.DocSearch-Hit-icon, .DocSearch-Hit-Tree'))
    set(icon, {'aria-hidden': 'true'});
}

/** The input names the result that is active, and the lists of options there are. */
function labelInput(container: Element): void {
  const lists = [...container.querySelectorAll('.DocSearch-Hits ul[role=listbox]')];
  const active = container.querySelector('.DocSearch-Hit[data-active=true]');
  for (const input of container.querySelectorAll('input'))
    set(input, {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(lists.length > 0),
      'aria-controls': lists.map(({id}) => id).join(' ') || null,
      'aria-labelledby': null,
      'aria-label': container.querySelector('.DocSearch-MagnifierLabel')?.textContent ?? '',
      'aria-activedescendant': active && optionId(active),
    });
}

/** Keeps the attributes right while the modal lives. Returns what stops it. */
function keepLabelled(container: Element): () => void {
  const label = () => {
    for (const name of ROOT_LEFTOVERS) container.removeAttribute(name);
    set(container, {role: 'none'});
    labelLists(container);
    labelInput(container);
  };
  const observer = new MutationObserver(() => {
    label();
    observer.takeRecords();
  });
  label();
  observer.observe(container, {
    childList: true,
    subtree: true,
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
    const container = opened?.querySelector('.DocSearch-Container');
    if (opened === null || container == null) return undefined;
    opened.showModal();
    const added = document.createElement('div');
    container.querySelector('.DocSearch-Footer')?.before(added);
    setSlot(added);
    const stop = keepLabelled(container);
    return () => {
      stop();
      added.remove();
      opened.close();
    };
  }, [dialog]);
  return slot;
}
