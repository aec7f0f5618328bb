/** Connects the properties of the contract with their lines in the examples. */
import {findEntries, type Entry} from './findEntries';
import {CODE_CHANGE, rangeOf} from './rangeOf';

const CARDS = '#example ~ div';
const ROWS = 'li[id]';

/** The id of the body that a block of code shows: `request`, or the status of its tab. */
function bodyId(page: Element, block: Element): string {
  const [, responses] = page.querySelectorAll(CARDS);
  if (responses?.contains(block) !== true) return 'request';
  return responses.querySelector('[role="tab"][aria-selected="true"]')?.textContent ?? '';
}

/** The row of a property. A property that has none belongs to any other property (`*`), or to what contains it. */
function rowOf(body: string, path: readonly string[]): Element | null {
  if (path.length === 0) return null;
  const parent = path.slice(0, -1);
  return (
    document.getElementById([body, ...path].join('.')) ??
    document.getElementById([body, ...parent, '*'].join('.')) ??
    rowOf(body, parent)
  );
}

/** Scrolls a panel, but not the page, until a range is in view. */
function showInPanel(range: Range): void {
  const panel = range.startContainer.parentElement?.closest('[role="tabpanel"]')?.parentElement;
  if (panel == null) return;
  const line = range.getBoundingClientRect();
  const view = panel.getBoundingClientRect();
  if (line.top < view.top || line.top > view.bottom) panel.scrollTop += line.top - view.top;
}

/** The blocks of code that are visible, with their properties. */
function visibleBlocks(page: Element) {
  return [...page.querySelectorAll(`${CARDS} pre > code`)]
    .filter((block) => block.checkVisibility())
    .map((block) => ({block, body: bodyId(page, block), entries: findEntries(block.textContent)}));
}

/** Marks the lines of ranges in a block of code: a band over the whole width for each of them. */
function markLines(pre: HTMLElement, ranges: readonly Range[]): void {
  const {top} = pre.getBoundingClientRect();
  const lineHeight = Number.parseFloat(getComputedStyle(pre).lineHeight);
  const bands = ranges.map((range) => {
    const box = range.getBoundingClientRect();
    // The box of a text is lower than its line.
    const space = (lineHeight - (range.getClientRects()[0]?.height ?? lineHeight)) / 2;
    return `linear-gradient(to right, var(--ifm-color-primary) 2px, var(--site-linked) 2px) 0 ${box.top - top - space}px / 100% ${box.height + 2 * space}px no-repeat`;
  });
  pre.style.background = bands.join();
}

/** Marks a row, and the lines of all properties that belong to it. */
function highlight(page: Element, row: Element | null): void {
  page.querySelector('[data-linked]')?.removeAttribute('data-linked');
  row?.setAttribute('data-linked', '');
  // Also in languages that are hidden now.
  for (const pre of page.querySelectorAll<HTMLElement>(`${CARDS} pre`)) pre.style.background = '';
  const marked = visibleBlocks(page).flatMap(({block, body, entries}) => {
    const ranges = entries
      .filter(({path}) => row !== null && rowOf(body, path) === row)
      .map((entry) => rangeOf(block, entry));
    if (block.parentElement) markLines(block.parentElement, ranges);
    return ranges;
  });
  if (row?.matches(':hover, :focus-within') && marked[0] !== undefined) showInPanel(marked[0]);
}

/** The position of a point in the text of a block. */
function offsetAt(block: Element, x: number, y: number): number | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (caret == null || !block.contains(caret.offsetNode)) return undefined;
  const range = document.createRange();
  range.setStart(block, 0);
  range.setEnd(caret.offsetNode, caret.offset);
  return range.toString().length;
}

/** The innermost property around a position. */
function entryAt(entries: readonly Entry[], offset: number | undefined): Entry | undefined {
  if (offset === undefined) return undefined;
  return entries.findLast(({start, end}) => start <= offset && offset <= end);
}

/**
 * Starts to connect the contract and the examples of a page, by event listeners on its element. Pointing at a property
 * or focusing its name highlights its lines. Pointing at code highlights the property; in focused code, the arrow keys
 * go through the properties.
 */
export function linkLines(page: HTMLElement): void {
  let shownRow: Element | null = null;
  /** Does nothing while the pointer moves inside one row. */
  const show = (row: Element | null) => {
    if (row !== shownRow) highlight(page, row);
    shownRow = row;
  };
  const rowAround = (target: EventTarget | null) =>
    target instanceof Element && target.closest(CARDS) === null ? target.closest(ROWS) : null;
  page.addEventListener('focusin', ({target}) => show(rowAround(target)));
  page.addEventListener('pointerleave', () => show(null));
  // The code has other nodes now.
  page.addEventListener(CODE_CHANGE, () => highlight(page, shownRow));
  page.addEventListener('pointermove', ({target, clientX, clientY}) => {
    const code = target instanceof Element ? target.closest(`${CARDS} pre`) : null;
    if (code === null) {
      show(rowAround(target));
      return;
    }
    const shown = visibleBlocks(page).find(({block}) => code.contains(block));
    const offset = shown && offsetAt(shown.block, clientX, clientY);
    const entry = shown && entryAt(shown.entries, offset);
    show(shown && entry ? rowOf(shown.body, entry.path) : null);
  });
  page.addEventListener('keydown', ({target, key}) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (step === undefined || !(target instanceof Element)) return;
    const shown = visibleBlocks(page).find(({block}) => block.parentElement === target);
    if (shown === undefined) return;
    const {body, entries} = shown;
    const found = entries.map(({path}) => rowOf(body, path)).filter((row) => row !== null);
    const rows = [...new Set(found)];
    const current = rows.findIndex((row) => row.hasAttribute('data-linked'));
    show(rows[Math.max(0, current + step)] ?? null);
  });
  // The event that loaded this module came before these handlers.
  const hovered = [...page.querySelectorAll(':hover')].at(-1) ?? null;
  show(rowAround(document.activeElement) ?? rowAround(hovered));
}
