/** The published rules read comments at their lines, and report them with the word to write. */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkCode, listProseFiles, proseAsMarkdown} from '../checkCode';

const repository = path.resolve(__dirname, '../../..');

it('keeps the line numbers of the file', () => {
  const source = 'const a = 1;\n\n/** Reads `a`.\n * Returns b/c.ts. */\nconst b = 2; // Two.\n';
  expect(proseAsMarkdown('a.ts', source)).toBe('\n\nReads `code`.\nReturns `code`.\nTwo.\n');
});

it('finds British spelling, wrong terms, and repeated words in comments', async () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  for (const name of ['cspell.json', 'config/dictionary.txt', 'tools/check-prose'])
    cpSync(path.join(repository, name), path.join(site, name), {recursive: true});
  symlinkSync(path.join(repository, 'node_modules'), path.join(site, 'node_modules'), 'junction');
  writeFileSync(
    path.join(site, 'a.ts'),
    '// The colour of the link.\n\n// Uses javascript.\n\n// It is the the last line.\n',
  );
  execFileSync('git', ['init', '--quiet'], {cwd: site});

  const {findings} = await checkCode(site, ['a.ts']);
  expect(findings.map(({file, line}) => `${file}:${line}`)).toEqual(['a.ts:1', 'a.ts:3', 'a.ts:5']);
  expect(findings[0]?.message).toMatch(/^"colour" is not .*; write "color"/);
  expect(findings[1]?.message).toContain('use “JavaScript” instead');
  expect(findings[2]?.message).toContain('"the" is repeated');
}, 120_000);

it('lists files whose names have letters outside ASCII and spaces', () => {
  const site = mkdtempSync(path.join(os.tmpdir(), 'prose-'));
  execFileSync('git', ['init', '--quiet'], {cwd: site});
  writeFileSync(path.join(site, 'größe two.ts'), '');
  expect(listProseFiles(site, [])).toEqual(['größe two.ts']);
});

it('rejects a folder that does not exist', async () => {
  await expect(checkCode(repository, ['no/such/folder'])).rejects.toThrow(
    'No such file or folder: "no/such/folder"',
  );
});
