import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import zlib from 'node:zlib';
import {afterAll, expect, it} from 'vitest';

const site = mkdtempSync(path.join(tmpdir(), 'compress-'));
const dir = path.join(site, 'build');
afterAll(() => rmSync(site, {recursive: true}));

const tsx = pathToFileURL(require.resolve('tsx')).href;
/** Runs the command after `imports`, and returns what it prints. */
const compress = (...imports: readonly string[]) =>
  execFileSync(
    process.execPath,
    [...[tsx, ...imports].flatMap((url) => ['--import', url]), path.resolve('tools/compress')],
    {cwd: site, encoding: 'utf8'},
  );

it('says how to make a build if there is none', () =>
  expect(() => compress()).toThrow('build/ is missing. Run "npm run build" first.'));

it('compresses text files of at least 1 KB and no other files', () => {
  mkdirSync(dir);
  const text = 'a page '.repeat(200);
  const put = (name: string, content: string) => writeFileSync(path.join(dir, name), content);
  put('page.html', text);
  put('small.html', 'a page');
  put('picture.png', text);
  put('headers.json', text);
  expect(compress()).toContain('compressed 1 files');
  const file = path.join(dir, 'page.html');
  expect(zlib.brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
  expect(zlib.gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  for (const name of ['small.html', 'picture.png', 'headers.json'])
    expect(existsSync(path.join(dir, `${name}.gz`))).toBe(false);
});

it('compresses a file again only after it has changed', () => {
  const file = path.join(dir, 'page.html');
  expect(compress()).toContain('compressed 0 files');
  const later = new Date(Date.now() + 1000);
  writeFileSync(file, 'a new page '.repeat(200));
  utimesSync(file, later, later);
  expect(compress()).toContain('compressed 1 files');
  const text = zlib.brotliDecompressSync(readFileSync(`${file}.br`)).toString();
  expect(text).toBe(readFileSync(file, 'utf8'));
});

it('compresses the scripts that every page loads more than others', () => {
  mkdirSync(path.join(dir, 'assets/js'), {recursive: true});
  const script = readFileSync('node_modules/react-dom/cjs/react-dom.production.js');
  const files = ['main.0a1b2c3d.js', '12.0a1b2c3d.js'].map((name) => {
    writeFileSync(path.join(dir, 'assets/js', name), script);
    return path.join(dir, 'assets/js', `${name}.br`);
  });
  compress();
  const [shared = 0, other = 0] = files.map((file) => statSync(file).size);
  expect(shared).toBeLessThan(0.95 * other);
});

it('keeps only a few files in memory, not all of them', () => {
  const text = 'a page '.repeat(60_000);
  for (let number = 0; number < 200; number += 1)
    writeFileSync(path.join(dir, `large-${number}.html`), `${number} ${text}`);
  const printMemory =
    "data:text/javascript,process.on('exit',()=>console.log('KB',process.resourceUsage().maxRSS))";
  const [, kilobytes] = /^KB (\d+)$/m.exec(compress(printMemory)) ?? [];
  // All files at once took 308 MB.
  expect(Number(kilobytes) / 1024).toBeLessThan(200);
});
