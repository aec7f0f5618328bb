/** Returns a line of text without HTML comments, which are notes of its author. A comment without an end has no text after it. */
export function withoutComments(text: string): string {
  return text.replace(/<!--[^]*?(?:-->|$)/g, '');
}
