import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {restartRegex} from '../../../src/lib/restart';
import {watchFolders} from '../watch';

let folder: string;
let stop: () => void;
let calls: string[][];
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'watch-')), 'src/config');
  mkdirSync(path.join(folder, 'client'), {recursive: true});
  writeFileSync(file('a.ts'), 'a');
  writeFileSync(file('b.ts'), 'b');
  calls = [];
  stop = watchFolders([folder], (files) =>
    calls.push(files.map((changed) => path.basename(changed)).sort()),
  );
});
afterEach(() => {
  stop();
  rmSync(path.resolve(folder, '../..'), {recursive: true});
});

const expectCalls = (expected: string[][]) =>
  expect.poll(() => calls, {timeout: 10_000}).toEqual(expected);

it('reports a file once that an editor empties and then writes', async () => {
  writeFileSync(file('a.ts'), '');
  writeFileSync(file('a.ts'), 'changed');
  await expectCalls([['a.ts']]);
  // A second report of a.ts would come before this one.
  writeFileSync(file('b.ts'), 'changed');
  await expectCalls([['a.ts'], ['b.ts']]);
});

it('reports files together that change together, without browser code', async () => {
  writeFileSync(file('a.ts'), 'changed');
  writeFileSync(file('new.json'), '{}');
  writeFileSync(file('client/part.ts'), 'browser code');
  await expectCalls([['a.ts', 'new.json']]);
  // A report of the browser code would come before this one.
  writeFileSync(file('b.ts'), 'changed');
  await expectCalls([['a.ts', 'new.json'], ['b.ts']]);
});

it('ignores documentation', async () => {
  writeFileSync(file('README.md'), 'text');
  writeFileSync(file('a.ts'), 'changed');
  await expectCalls([['a.ts']]);
});

it.each([
  ['docusaurus.markdown.ts', true],
  ['docusaurus.builtPages.ts', true],
  ['docusaurus.config.ts', false],
  ['playwright.config.ts', false],
])('%s in the root: restarts the dev server: %s', (name, expected) => {
  expect(restartRegex.test(path.resolve(name))).toBe(expected);
});
