/**
 * Runs after `npm run build`: compresses the text files of build/ for hosts that can send such files
 * (`gzip_static`, `brotli_static`). This is not a plugin because it must run after all plugins have written
 * their files.
 */
import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {runCommand} from '../lib/command';

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const BUILD = 'build';
/** Compressed files of the last build. Their names are hashes of what was compressed. */
const CACHE = '.cache/precompress';
/** Smaller files are not compressed: the headers of the response are larger than what it would save. */
const MIN_BYTES = 1024;
/** Matches text files such as quickstart.html and assets/js/main.0a1b2c3d.js. */
const textFileRegex = /\.(?:html|js|css|json|md|txt|xml|svg|yaml)$/;
/** Host settings, which browsers never request: headers.json and vercel.json. */
const settingsRegex = /^(?:headers|vercel)\.json$/;
/** Scripts that every page loads, such as assets/js/main.0a1b2c3d.js. */
const sharedScriptRegex = /^assets\/js\/(?:runtime~main|main|document)\./;

/**
 * Returns the quality for Brotli. 11 makes scripts 8% smaller than 8, but takes 35 times as long. 9 makes files 0.2% smaller
 * and takes 5 to 15 times as long.
 */
const brotliQuality = (name: string) =>
  sharedScriptRegex.test(name.replaceAll('\\', '/')) ? 11 : 8;

/** Writes a file with the bytes of its copy from an earlier build. Without one, it makes the copy first. */
async function writeFromCache(
  file: string,
  copyName: string,
  compress: () => Promise<Buffer>,
): Promise<void> {
  const copy = path.join(CACHE, copyName);
  if (!existsSync(copy)) {
    // Under its final name, a file is always complete, also if the command is interrupted.
    const unfinished = path.join(CACHE, randomUUID());
    await writeFile(unfinished, await compress());
    await rename(unfinished, copy);
  }
  await copyFile(copy, file);
}

/** Writes `.br` and `.gz` next to a file. Returns the names of the copies, none for a file that is too small. */
async function compress(name: string): Promise<string[]> {
  const file = path.join(BUILD, name);
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return [];
  const quality = brotliQuality(name);
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: quality};
  const hash = createHash('sha256').update(content).digest('hex');
  const brotliCopy = `${hash}.${quality}.br`;
  const gzipCopy = `${hash}.gz`;
  await writeFromCache(`${file}.br`, brotliCopy, () => brotliCompress(content, {params}));
  await writeFromCache(`${file}.gz`, gzipCopy, () => gzip(content, {level: 9}));
  return [brotliCopy, gzipCopy];
}

async function main(): Promise<void> {
  // A build into another folder (--out-dir) writes nothing here.
  if (!existsSync(BUILD)) return;
  const startedAt = performance.now();
  const names = await readdir(BUILD, {recursive: true});
  const textFiles = names.filter((name) => textFileRegex.test(name) && !settingsRegex.test(name));
  await mkdir(CACHE, {recursive: true});
  let count = 0;
  const unused = new Set(await readdir(CACHE));
  // The workers take the files from one iterator.
  const remaining = textFiles.values();
  const compressRemaining = async () => {
    for (const name of remaining) {
      const copies = await compress(name);
      if (copies.length > 0) count += 1;
      for (const copy of copies) unused.delete(copy);
    }
  };
  // Each compression takes several MB. All files at once took 7 GB for a site of 500 pages.
  await Promise.all(Array.from({length: availableParallelism()}, compressRemaining));
  for (const name of unused) await rm(path.join(CACHE, name));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`[precompress] compressed ${count} files in ${seconds} s`);
}

void runCommand(__dirname, {}, main);
