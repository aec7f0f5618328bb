/** Checks the message for each mistake in wrongFences.txt. The lines of the page begin with `>`; the message follows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import {codeStep} from '..';

const mistakes = readFileSync(path.join(__dirname, 'wrongFences.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const lines = paragraph.split('\n');
    const page = lines
      .filter((line) => line.startsWith('>'))
      .map((line) => line.replace(/^> ?/, ''));
    const message = lines.filter((line) => !line.startsWith('>'));
    return [page.join('\n'), message.join('\n')] as const;
  });

const processor = unified().use(remarkParse).use(remarkMdx).use(codeStep, {siteDir: '/nowhere'});

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
