/** Both forms of the id of a heading are accepted by all tools. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import {expect, it} from 'vitest';

it('markdownlint and Prettier do not change the id of a heading', async () => {
  const page = 'Text.\n\n## Base URLs {/* #base-urls */}\n\n## Other URLs {#other-urls}\n';
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'headings-')), 'page.mdx');
  writeFileSync(file, page);
  const args = ['--config', '.markdownlint-cli2.jsonc', '--no-globs', '--fix', file];
  execFileSync('node_modules/.bin/markdownlint-cli2', args, {stdio: 'pipe'});
  expect(readFileSync(file, 'utf8')).toBe(page);
  expect(await prettier.format(page, {parser: 'mdx'})).toBe(page);
});
