/**
 * Returns the place of an offset in a text as `line:column`, both counted from 1. Errors about pages and specifications
 * name the place in this form.
 */
export function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return `${lines.length}:${column}`;
}
