/** Runs the optional Git hook on a small repository, as `git commit` would. */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const SETTINGS = ['package.json', 'tsconfig.json', '.oxfmtrc.jsonc', 'oxlint.config.mjs'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hook-'));
  for (const file of SETTINGS) copyFileSync(file, path.join(folder, file));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  // The configuration of the linter has a rule for each plugin.
  mkdirSync(path.join(folder, 'src/plugins'), {recursive: true});
  execFileSync('git', ['init', '-q'], {cwd: folder});
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Stages a file, and returns what the hook prints, with its exit code. */
function commit(name: string, text: string) {
  writeFileSync(path.join(folder, name), text);
  execFileSync('git', ['add', name], {cwd: folder});
  const hook = path.resolve('.githooks/pre-commit');
  const {status, stdout, stderr} = spawnSync('sh', [hook], {cwd: folder, encoding: 'utf8'});
  return {status, output: stdout + stderr};
}

// Windows runs hooks with the shell of Git, which is not in the path.
it.skipIf(process.platform === 'win32')(
  'formats a staged file and accepts it',
  () => {
    expect(commit('sum.ts', 'export const sum = 1+\n1\n')).toMatchObject({status: 0});
    expect(readFileSync(path.join(folder, 'sum.ts'), 'utf8')).toBe('export const sum = 1 + 1;\n');
    expect(execFileSync('git', ['show', ':sum.ts'], {cwd: folder, encoding: 'utf8'})).toBe(
      'export const sum = 1 + 1;\n',
    );
  },
  60_000,
);

it.skipIf(process.platform === 'win32')(
  'refuses code that the linter refuses',
  () => {
    const {status, output} = commit('wrong.ts', 'export const wrong = (value: any) => value;\n');
    expect(output).toContain('wrong.ts');
    expect(status).not.toBe(0);
  },
  60_000,
);
