/**
 * The samples of the request on the page of an operation. The form of the values (`Builder.tsx`) reads and changes
 * them.
 */
import {replaceText} from '../values/fillSamples';
import {findValues, printReplacement, type BodyValue} from './bodyValues';

/** Returns the values of the first sample, which is curl. */
export function readBodyValues(blocks: readonly Element[]): BodyValue[] {
  return findValues(blocks[0]?.textContent ?? '');
}

/** Returns the blocks with the code of the request: one for each language, and the command for the sandbox. */
export function requestBlocks(page: Element): Element[] {
  const card = page.querySelector('#example ~ div');
  return [...(card?.querySelectorAll('pre > code') ?? [])];
}

/**
 * Writes a value into all samples that have it. Samples that the author of the specification wrote may lack it.
 *
 * @param valuePath of the value in the body, see `findValues`
 */
export function fillValue(
  blocks: readonly Element[],
  valuePath: string,
  value: string | number | boolean,
): void {
  for (const block of blocks) {
    const found = findValues(block.textContent).find((each) => each.path === valuePath);
    if (found === undefined) continue;
    replaceText(block, found.start, found.end, printReplacement(value, found.text));
  }
}
