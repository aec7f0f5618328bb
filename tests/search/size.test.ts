import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {MANIFEST_FILE, type SearchManifest} from '../../src/lib/search/manifest';

const build = path.resolve('build');
const manifest = JSON.parse(
  readFileSync(path.join(build, MANIFEST_FILE), 'utf8'),
) as SearchManifest;
const weigh = (file: string) => brotliCompressSync(readFileSync(path.join(build, file))).length;

describe('the index of the embedded engine', () => {
  it('is MiniSearch at this number of pages', () => {
    expect(manifest).toMatchObject({engine: 'minisearch', pages: 61});
  });

  it('leaves room for the worker in the 70 KB before the first result', () => {
    if (manifest.engine !== 'minisearch') throw new Error(manifest.engine);
    expect(weigh(manifest.index)).toBeLessThan(55_000);
  });
});
