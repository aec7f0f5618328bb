/** Returns the place of an offset in a text. Lines and columns are counted from 1. */
export function pointAt(text: string, offset: number): {line: number; column: number} {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}

/**
 * Returns the place of an offset in a text as `line:column`. Errors about pages and specifications name the place in this
 * form.
 */
export function lineAndColumn(text: string, offset: number): string {
  const {line, column} = pointAt(text, offset);
  return `${line}:${column}`;
}
