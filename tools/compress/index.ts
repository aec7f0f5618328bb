/**
 * `npm run compress`: compresses the text files of build/ for hosts that can send such files (`gzip_static`,
 * `brotli_static`). `npm run serve` runs it first.
 */
import {existsSync, statSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {runCommand} from '../lib/command';

const brotliCompress = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const BUILD = 'build';
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

/** Whether a compressed file of an earlier run is at least as new as the time, in milliseconds. */
const isNewer = (file: string, time: number) =>
  (statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0) >= time;

/** Writes `.br` and `.gz` next to a file. Returns false for a file that is too small or already compressed. */
async function compress(name: string): Promise<boolean> {
  const file = path.join(BUILD, name);
  const {size, mtimeMs} = statSync(file);
  if (size < MIN_BYTES) return false;
  if (isNewer(`${file}.br`, mtimeMs) && isNewer(`${file}.gz`, mtimeMs)) return false;
  const content = await readFile(file);
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality(name)};
  await writeFile(`${file}.br`, await brotliCompress(content, {params}));
  await writeFile(`${file}.gz`, await gzip(content, {level: 9}));
  return true;
}

async function main(): Promise<void> {
  if (!existsSync(BUILD)) throw new Error(`${BUILD}/ is missing. Run "npm run build" first.`);
  const startedAt = performance.now();
  const names = await readdir(BUILD, {recursive: true});
  const textFiles = names.filter((name) => textFileRegex.test(name) && !settingsRegex.test(name));
  let count = 0;
  // The workers take the files from one iterator.
  const remaining = textFiles.values();
  const compressRemaining = async () => {
    for (const name of remaining) if (await compress(name)) count += 1;
  };
  // Each compression takes several MB. All files at once took 7 GB for a site of 500 pages.
  await Promise.all(Array.from({length: availableParallelism()}, compressRemaining));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`[compress] compressed ${count} files in ${seconds} s`);
}

void runCommand(__dirname, {}, main);
