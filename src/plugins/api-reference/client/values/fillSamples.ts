/**
 * Replaces texts in the code of a page. It changes text nodes, so that the colors stay and copying gives the new text.
 */

/** Replacement texts, by the text to replace. */
export type Replacements = ReadonlyMap<string, string>;

/** The text of each changed node before the first change. */
const originals = new WeakMap<Text, string>();

/**
 * Replaces the characters from `start` to `end` of a code block. What was replaced there earlier is forgotten.
 */
export function replaceText(code: Element, start: number, end: number, text: string): void {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let position = 0;
  let inserted = text;
  while (walker.nextNode() !== null && position < end) {
    const node = walker.currentNode as Text;
    const {length} = node;
    const from = Math.max(start - position, 0);
    const to = Math.min(end - position, length);
    if (from < to) {
      node.replaceData(from, to - from, inserted);
      originals.delete(node);
      // The first node gets the whole text.
      inserted = '';
    }
    position += length;
  }
}

/**
 * Replaces every occurrence of the texts in all code blocks of an element. Starts from the original code, so that each
 * call undoes the earlier ones; an empty map restores everything.
 */
export function fillSamples(page: ParentNode, replacements: Replacements): void {
  // Longer texts first, because one may be the beginning of another: `my-id` of `my-id-2`.
  const texts = [...replacements.keys()].sort((a, b) => b.length - a.length);
  const escaped = texts.map((text) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  // Without replacements, it matches nothing.
  const pattern = new RegExp(escaped.join('|') || '(?!)', 'g');
  for (const code of page.querySelectorAll('pre > code')) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      const original = originals.get(node) ?? node.data;
      const filled = original.replace(pattern, (text) => replacements.get(text) ?? text);
      if (filled === node.data) continue;
      originals.set(node, original);
      node.data = filled;
    }
  }
}
