/** Figures of a benchmark and their tables. Tables are Markdown, so that they can be pasted into a page. */

/** Returns the median, or 0 for an empty list. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Returns a row of a table: two figures and their ratio. */
export function comparisonRow(
  name: string,
  figure: number,
  reference: number,
): (string | number)[] {
  return [name, figure, reference, `${(figure / reference).toFixed(2)} ×`];
}

/** Prints a table. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const cell = (value: string | number) => (typeof value === 'number' ? value.toFixed(1) : value);
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);
  console.log(`\n${title}\n`);
  line(head);
  line(head.map(() => '---'));
  for (const row of rows) line(row.map(cell));
}
