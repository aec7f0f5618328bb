/** Checks the message for each mistake in wrongFences.txt. */
import path from 'node:path';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {codeStep} from '..';
import {readMistakes} from '../../../lib/__tests__/readMistakes';

const mistakes = readMistakes(path.join(__dirname, 'wrongFences.txt'));

const processor = remark().use(remarkMdx).use(codeStep, {siteDir: '/nowhere'});

/** Runs the step on a page. Returns its messages; warnings begin with [WARNING]. */
async function findProblems(text: string): Promise<string> {
  const file = new VFile({path: 'docs/page.mdx', value: text});
  await processor.run(processor.parse(file), file);
  const lines = file.messages.map((message) =>
    message.fatal ? String(message) : `[WARNING] ${String(message)}`,
  );
  return lines.join('\n');
}

it.each(mistakes)('%s', async (page, message) => {
  expect(await findProblems(page)).toBe(message);
});
