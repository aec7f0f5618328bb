/** The table in handbook/mistakes.md has one row for each tested mistake, with its messages, and no other rows. */
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {readMistakes} from '../../../lib/__tests__/readMistakes';

const mistakes = [
  'src/plugins/page-errors/__tests__/wrongEdits.txt',
  'src/plugins/code/__tests__/wrongFences.txt',
].flatMap(readMistakes);

/** Writes a text as code in a cell of a table. */
function toCode(text: string): string {
  const [longest = ''] = (text.match(/`+/g) ?? []).sort().reverse();
  const fence = `${longest}\``;
  const padding = /^`|`$/.test(text) ? ' ' : '';
  return fence + padding + text.replaceAll('|', '\\|') + padding + fence;
}

/** Writes a page as one line. Its code blocks begin with ~~~, because a cell cannot contain ```. */
const toLine = (page: string) =>
  page.replaceAll('```', '~~~').replaceAll('\n', ' ⏎ ').replaceAll('\t', '→').trim();

/** Writes the messages of a mistake: `stops: …` for errors, `warns: …` for warnings. */
function toResults(messages: string): string {
  const results = messages.split('\n').map((line) => {
    const [, warning, message = ''] = /^(\[WARNING\] )?docs\/page\.mdx:(.*)$/.exec(line) ?? [];
    return `${warning === undefined ? 'stops' : 'warns'}: ${toCode(message)}`;
  });
  return results.join('<br />');
}

it('has at least 85 rows, each with the tested messages', () => {
  const rows = readFileSync('handbook/mistakes.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(/(?<!\\) \| /))
    .map(([page, , result]) => `${page} gives ${result}`);
  expect(rows.length).toBeGreaterThanOrEqual(85);
  const expected = mistakes.map(
    ([page, messages]) => `${toCode(toLine(page))} gives ${toResults(messages)}`,
  );
  expect(rows.sort()).toEqual(expected.sort());
});
