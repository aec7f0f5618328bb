/** Figures of a bench, and tables of them on the terminal, in Markdown so that they can be pasted into the README. */

/** The middle one of some figures; 0 of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A row of two figures and their ratio. */
export const compared = (name: string, ours: number, other: number): (string | number)[] => [
  name,
  ours,
  other,
  `${(ours / other).toFixed(2)} ×`,
];

/** Prints one table. */
export function table(
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
