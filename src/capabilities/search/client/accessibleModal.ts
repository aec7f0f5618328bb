/**
 * What the stock modal lacks for assistive technology. It renders a focusable "button" around everything,
 * links inside options, and banners inside the page; its markup cannot be configured, so the
 * attributes are put right in the DOM, after each change, by one idempotent function.
 */

function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** What the stock root says as a combobox. */
const DIALOG_LEFTOVERS = [
  'aria-controls',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
  'aria-owns',
];

/** The dialog: role and name; not a tab stop. */
function labelDialog(container: Element, name: string): void {
  set(container, 'role', 'dialog');
  set(container, 'aria-modal', 'true');
  set(container, 'aria-label', name);
  set(container, 'tabindex', '-1');
  for (const attribute of DIALOG_LEFTOVERS) set(container, attribute, null);
  for (const part of container.querySelectorAll('.DocSearch-SearchBar, .DocSearch-Footer'))
    set(part, 'role', 'none');
}

const optionId = (item: Element) => `${item.id}-link`;

/** Which item is active moves from an attribute that its role forbids to one for styles and for our own use. */
function moveSelection(item: Element): void {
  const selected = item.getAttribute('aria-selected');
  if (selected === null) return;
  set(item, 'data-active', selected);
  item.removeAttribute('aria-selected');
}

/** A result: the link itself is the option, because an option may hold no link. */
function labelResult(item: Element): void {
  const link = item.querySelector('a');
  if (link === null) return;
  set(link, 'role', 'option');
  set(link, 'id', optionId(item));
  set(link, 'aria-selected', item.getAttribute('data-active') ?? 'false');
  set(item, 'role', 'none');
}

/** A stored search has buttons beside its link, which no option may have: a group of links and buttons. */
function labelStored(item: Element): void {
  const link = item.querySelector('a');
  if (link === null) return;
  set(item, 'role', 'none');
  set(link, 'id', optionId(item));
  for (const button of item.querySelectorAll('button')) set(button, 'aria-label', button.title);
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
    for (const item of list.children) {
      moveSelection(item);
      (isStored ? labelStored : labelResult)(item);
    }
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
export function labelModal(container: Element, name: string): void {
  labelDialog(container, name);
  labelLists(container);
  labelInput(container);
}

/** Keeps the attributes right while the modal lives. Returns what stops it. */
export function keepLabelled(container: Element, name: string): () => void {
  const apply = () => labelModal(container, name);
  const observer = new MutationObserver(() => {
    apply();
    observer.takeRecords();
  });
  apply();
  observer.observe(container, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [
      'role',
      'id',
      'aria-selected',
      'aria-activedescendant',
      ...DIALOG_LEFTOVERS,
      'tabindex',
    ],
  });
  return () => observer.disconnect();
}

/** Takes the rest of the page out of reach, and gives it back. */
export function isolate(host: Element): () => void {
  const others = [...document.body.children].filter(
    (element) => element !== host && !element.hasAttribute('inert') && element.tagName !== 'SCRIPT',
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => {
    for (const element of others) element.removeAttribute('inert');
  };
}

const TAB_STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

/** Keeps Tab inside the dialog. The stock trap knows only what was there when the modal opened. */
export function trapTab(event: KeyboardEvent, container: Element): void {
  if (event.key !== 'Tab') return;
  const stops = [...container.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    (element) => element.offsetParent !== null && element.tabIndex >= 0,
  );
  const first = stops.at(0);
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  event.stopPropagation();
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
