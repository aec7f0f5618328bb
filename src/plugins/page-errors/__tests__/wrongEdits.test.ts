/** Checks the message for each mistake in wrongEdits.txt. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {components} from '../../../config/components';
import {readMistakes} from '../../../lib/__tests__/readMistakes';
import {findProblems} from './compile';

const edits = readMistakes(path.join(__dirname, 'wrongEdits.txt'));

describe('a wrong edit is reported with file, line, and remedy', () => {
  it.each(edits)('%s', async (page, message) => {
    expect(await findProblems(page)).toBe(message);
  });

  it('if the file is not UTF-8', async () => {
    expect(await findProblems(Buffer.from('Text\ncaf\xe9', 'latin1'))).toBe(
      'docs/page.mdx:2: The file is not UTF-8. Save it with that encoding.',
    );
  });
});

it('knows the components that the theme gives to every page', () => {
  const theme = readFileSync(path.resolve('src/theme/MDXComponents/index.tsx'), 'utf8');
  const given = [...theme.matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name]) => name);
  expect(given.length).toBeGreaterThan(5);
  expect(components).toEqual(expect.arrayContaining(given));
});

it('reports nothing on a page without mistakes', async () => {
  const page = readFileSync(path.join(__dirname, 'rightEdits.txt'), 'utf8');
  expect(await findProblems(page)).toBe('');
});
