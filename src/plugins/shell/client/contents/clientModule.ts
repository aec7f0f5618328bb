/**
 * Closes the table of contents that opens below its button: on Escape, on a press outside of it, and after a reader chose
 * a section. In the theme, it covers no text and needs none of this.
 */
const BUTTON = ".theme-doc-toc-mobile[class*='Expanded'] > button";

function findOpen(): HTMLElement | null {
  return document.querySelector<HTMLElement>(BUTTON);
}

function handleClick({target}: Event) {
  const button = findOpen();
  if (!(target instanceof Element)) return;
  const isInside = button?.parentElement?.contains(target) === true;
  if (!isInside || target.closest('a') !== null) button?.click();
}

function handleKeyDown({key, defaultPrevented}: KeyboardEvent) {
  const button = findOpen();
  if (key !== 'Escape' || defaultPrevented || button === null) return;
  button.click();
  button.focus();
}

if (typeof document !== 'undefined') {
  // Before the button handles its own click, which opens the menu.
  document.addEventListener('click', handleClick, {capture: true});
  document.addEventListener('keydown', handleKeyDown);
}
