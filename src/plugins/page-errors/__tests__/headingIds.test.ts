/** Both forms of the id of a heading survive markdownlint --fix. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

it('markdownlint does not change the id of a heading', () => {
  const page = 'Text.\n\n## Base URLs {/* #base-urls */}\n\n## Other URLs {#other-urls}\n';
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'headings-')), 'page.mdx');
  writeFileSync(file, page);
  const args = ['--config', '.markdownlint-cli2.jsonc', '--no-globs', '--fix', file];
  execFileSync('node_modules/.bin/markdownlint-cli2', args, {stdio: 'pipe'});
  expect(readFileSync(file, 'utf8')).toBe(page);
});
