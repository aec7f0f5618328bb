import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import zlib from 'node:zlib';
import {afterAll, expect, it} from 'vitest';

const site = mkdtempSync(path.join(tmpdir(), 'precompress-'));
const dir = path.join(site, 'build');
afterAll(() => rmSync(site, {recursive: true}));

const precompress = () =>
  execFileSync(
    process.execPath,
    ['--import', pathToFileURL(require.resolve('tsx')).href, path.resolve('tools/precompress')],
    {cwd: site, encoding: 'utf8'},
  );

it('prints nothing if there is no build', () => expect(precompress()).toBe(''));

it('compresses text files of at least 1 KB and no other files', () => {
  mkdirSync(dir);
  const text = 'a page '.repeat(200);
  const put = (name: string, content: string) => writeFileSync(path.join(dir, name), content);
  put('page.html', text);
  put('small.html', 'a page');
  put('picture.png', text);
  put('headers.json', text);
  expect(precompress()).toContain('compressed 1 files');
  const file = path.join(dir, 'page.html');
  expect(zlib.brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
  expect(zlib.gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  for (const name of ['small.html', 'picture.png', 'headers.json'])
    expect(existsSync(path.join(dir, `${name}.gz`))).toBe(false);
});
