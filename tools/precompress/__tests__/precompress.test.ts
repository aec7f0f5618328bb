import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {precompress} from '../precompress';

const dir = mkdtempSync(path.join(tmpdir(), 'precompress-'));
afterAll(() => rmSync(dir, {recursive: true}));

it('writes both forms of texts from 1 KB on, and of nothing else', async () => {
  const text = 'a page '.repeat(200);
  const put = (name: string, content: string) => writeFileSync(path.join(dir, name), content);
  put('page.html', text);
  put('small.html', 'a page');
  put('picture.png', text);
  put('headers.json', text);
  expect(await precompress(dir)).toBe(1);
  const file = path.join(dir, 'page.html');
  expect(zlib.brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
  expect(zlib.gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  for (const name of ['small.html', 'picture.png', 'headers.json'])
    expect(existsSync(path.join(dir, `${name}.gz`))).toBe(false);
});
