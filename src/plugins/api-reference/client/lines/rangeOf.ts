/** The event of a card after its code has changed. Earlier ranges in the code are invalid. */
export const CODE_CHANGE = 'codechange';

/** Returns the range of some characters of a block of code. Its text is in several nodes. */
export function rangeOf(
  block: Element,
  {start, end}: {readonly start: number; readonly end: number},
): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let position = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= position && start < position + length) range.setStart(node, start - position);
    if (end > position && end <= position + length) range.setEnd(node, end - position);
    position += length;
  }
  return range;
}
