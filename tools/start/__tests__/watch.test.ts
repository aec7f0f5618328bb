import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
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

/** Longer than editors and the watcher take. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 700));

it('tells once of a file that an editor empties and then writes', async () => {
  writeFileSync(file('a.ts'), '');
  writeFileSync(file('a.ts'), 'changed');
  await settled();
  expect(calls).toEqual([['a.ts']]);
});

it('tells of files changed together at one time', async () => {
  writeFileSync(file('a.ts'), 'changed');
  writeFileSync(file('new.json'), '{}');
  writeFileSync(file('client/part.ts'), 'of the browser alone');
  await settled();
  expect(calls).toEqual([['a.ts', 'new.json']]);
});

it('says nothing of texts for people', async () => {
  writeFileSync(file('README.md'), 'text');
  await settled();
  expect(calls).toEqual([]);
});
