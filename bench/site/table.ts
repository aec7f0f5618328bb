/** Tables of figures on the terminal, in Markdown so that they can be pasted into the README. */

export const ratio = (ours: number, other: number): string => `${(ours / other).toFixed(2)} ×`;

const cell = (value: string | number): string =>
  typeof value === 'number' ? value.toFixed(1) : value;

/** Prints one table. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  console.log(`\n${title}\n`);
  console.log(`| ${head.join(' | ')} |`);
  console.log(`|${' --- |'.repeat(head.length)}`);
  for (const row of rows) console.log(`| ${row.map(cell).join(' | ')} |`);
}
