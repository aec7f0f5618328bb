/** The id of a heading is accepted by all tools in the form that the error message of the build recommends. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import {expect, it} from 'vitest';
import {findRemedy} from '../node/remedies';

it('by markdownlint, which does not change it, and by Prettier', async () => {
  const wrong = '## Base URLs {#base-urls}';
  const form = /\{\/\*.*\*\/\}/.exec(findRemedy('mdx', `Unexpected\n${wrong}`))?.[0] ?? '';
  expect(form).toContain('#base-urls');
  const page = `Text.\n\n## Base URLs ${form}\n`;
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'headings-')), 'page.mdx');
  writeFileSync(file, page);
  const args = ['--config', '.markdownlint-cli2.jsonc', '--no-globs', '--fix', file];
  execFileSync('node_modules/.bin/markdownlint-cli2', args, {stdio: 'pipe'});
  expect(readFileSync(file, 'utf8')).toBe(page);
  expect(await prettier.format(page, {parser: 'mdx'})).toBe(page);
});
