/** The table in handbook/mistakes.md has the message for each tested mistake. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const TESTED = [
  'src/capabilities/page-errors/__tests__/wrongEdits.txt',
  'src/capabilities/code/__tests__/wrongFences.txt',
];

/** Returns the messages of a file, without the name of the page. */
function messagesOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('>'))
    .map((line) => line.replace(/^(?:\[WARNING\] )?docs\/page\.mdx:/, ''));
}

it('has at least 85 rows, and every message', () => {
  const table = readFileSync('handbook/mistakes.md', 'utf8').replaceAll('\\|', '|');
  expect(table.match(/^\| [`].*\|$/gm)?.length).toBeGreaterThanOrEqual(85);
  const missing = TESTED.flatMap(messagesOf).filter((message) => !table.includes(message));
  expect(missing).toEqual([]);
});
