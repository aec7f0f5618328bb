import {existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {copyIndex} from '../devIndex';
import {writeIndex} from '../writeIndex';

const folder = () => mkdtempSync(path.join(tmpdir(), 'dev-index-'));

it('takes the index of the last build, and nothing else of it', async () => {
  const build = folder();
  const target = path.join(folder(), 'index');
  expect(copyIndex(build, target)).toBeUndefined();
  const manifest = await writeIndex(
    build,
    {origin: 'https://docs.example.org', synonyms: [], pages: []},
    'minisearch',
  );
  if (manifest.engine !== 'minisearch') throw new Error(manifest.engine);
  writeFileSync(path.join(build, 'index.html'), 'a page');
  expect(copyIndex(build, target)).toBe(0);
  expect(readdirSync(target).sort()).toEqual(['assets', 'search-index.json']);
  expect(readFileSync(path.join(target, manifest.index))).toEqual(
    readFileSync(path.join(build, manifest.index)),
  );
  // Without a build, what an earlier one left goes too.
  expect(copyIndex(folder(), target)).toBeUndefined();
  expect(existsSync(target)).toBe(false);
});
