/**
 * Makes the DocSearch modal accessible. The modal renders a focusable "button" around everything, and links inside options.
 * Its markup cannot be configured, so a function corrects the attributes in the DOM after each change.
 */
import {translate} from '@docusaurus/Translate';
import {useLayoutEffect, useState, type RefObject} from 'react';

/** Sets attributes; `null` removes one. Attributes that are already right are not touched. */
function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string | null>>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Attributes of the modal's root as a combobox and a button. The element around it is a dialog. */
const REMOVED_ROOT_ATTRIBUTES = [
  'aria-controls',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
  'aria-owns',
  'tabindex',
];

/** Returns the id for the link of a result. */
const linkId = (item: Element) => `${item.id}-link`;

/**
 * Corrects a result. Its role does not allow the attribute that marks the active result, so `data-active` replaces it. The
 * link becomes the option, because an option must not contain a link. A stored search also has buttons, which options
 * must not contain either: these are groups of links and buttons.
 */
function labelItem(item: Element, isStored: boolean): void {
  const active = item.getAttribute('aria-selected') ?? item.getAttribute('data-active');
  setAttributes(item, {role: 'none', 'aria-selected': null, 'data-active': active});
  const names = item.querySelectorAll('.DocSearch-Hit-title, .DocSearch-Hit-path');
  for (const link of item.querySelectorAll('a')) {
    setAttributes(link, {id: linkId(item)});
    if (isStored)
      setAttributes(link, {
        'aria-label': Array.from(names, ({textContent}) => textContent).join(', '),
      });
    else setAttributes(link, {role: 'option', 'aria-selected': active ?? 'false'});
  }
  for (const button of item.querySelectorAll('button'))
    setAttributes(button, {'aria-label': button.title});
}

/** Returns the name of a group of results. */
const resultsLabel = (group: number): string =>
  group === 0
    ? translate({id: 'search.modal.best', message: 'Best results'})
    : translate({id: 'search.modal.more', message: 'More results'});

function labelLists(container: Element): void {
  container.querySelectorAll('.DocSearch-Hits').forEach((section, index) => {
    const title = section.querySelector('.DocSearch-Hit-source');
    const list = section.querySelector('ul');
    if (title === null || list === null) return;
    const isStored = section.querySelector('.DocSearch-Hit-action-button') !== null;
    const role = isStored ? 'group' : 'listbox';
    const label = isStored ? title.textContent : resultsLabel(index);
    const name = {'aria-labelledby': null, 'aria-label': label};
    setAttributes(list, {id: `docsearch-list-${index}`, role, ...name});
    for (const item of list.children) labelItem(item, isStored);
  });
  for (const icon of container.querySelectorAll('.DocSearch-Hit-icon, .DocSearch-Hit-Tree'))
    setAttributes(icon, {'aria-hidden': 'true'});
}

/** Tells screen readers which result is active, and which lists of options exist. */
function labelInput(container: Element): void {
  const lists = [...container.querySelectorAll('.DocSearch-Hits ul[role=listbox]')];
  const active = container.querySelector('.DocSearch-Hit[data-active=true]');
  for (const input of container.querySelectorAll('input'))
    setAttributes(input, {
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': String(lists.length > 0),
      'aria-controls': lists.map(({id}) => id).join(' ') || null,
      'aria-labelledby': null,
      'aria-label': container.querySelector('.DocSearch-MagnifierLabel')?.textContent ?? '',
      'aria-activedescendant': active && linkId(active),
    });
}

/** Corrects the attributes now and after each change. Returns a function that stops it. */
function keepLabeled(container: Element): () => void {
  const label = () => {
    for (const name of REMOVED_ROOT_ATTRIBUTES) container.removeAttribute(name);
    setAttributes(container, {role: 'none'});
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
    attributeFilter: [
      'role',
      'id',
      'aria-selected',
      'aria-activedescendant',
      ...REMOVED_ROOT_ATTRIBUTES,
    ],
  });
  return () => observer.disconnect();
}

/**
 * Opens the dialog when its component is mounted, corrects the modal in it, and closes it when the component is
 * removed. The browser makes the page behind the dialog inert, and restores the focus when the dialog closes.
 * `SearchModal` uses it.
 *
 * @returns the element for the status line, between the results and the footer; `null` in the first render
 */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // A layout effect runs before the effects of the modal, which set the focus to its input.
  useLayoutEffect(() => {
    const opened = dialog.current;
    const container = opened?.querySelector('.DocSearch-Container');
    if (opened === null || container == null) return undefined;
    opened.showModal();
    const added = document.createElement('div');
    container.querySelector('.DocSearch-Footer')?.before(added);
    setSlot(added);
    const stop = keepLabeled(container);
    return () => {
      stop();
      added.remove();
      opened.close();
    };
  }, [dialog]);
  return slot;
}
