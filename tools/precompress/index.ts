/**
 * After `npm run build`: the texts of build/, compressed beforehand for hosts that can send such files (`gzip_static`,
 * `brotli_static`). Not a plugin, which would read while others write.
 */
import {existsSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const BUILD = 'build';
/** Below this, headers weigh more than compression saves. */
const COMPRESSIBLE_BYTES = 1024;
const TEXT = /\.(?:html|js|css|json|md|txt|xml|svg|yaml)$/;
/** Settings of hosts, which nobody fetches. */
const SETTINGS = /^(?:headers|vercel)\.json$/;

/** Brotli 11 would save 3 % more and last ten times as long. */
const BROTLI = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}};

/** Writes `.br` and `.gz` beside a text of at least 1 KB; whether it was one. */
async function compress(name: string): Promise<boolean> {
  const file = path.join(BUILD, name);
  const bytes = await readFile(file);
  if (bytes.length < COMPRESSIBLE_BYTES) return false;
  await writeFile(`${file}.br`, await promisify(zlib.brotliCompress)(bytes, BROTLI));
  await writeFile(`${file}.gz`, await promisify(zlib.gzip)(bytes, {level: 9}));
  return true;
}

async function main(): Promise<void> {
  // A build into another folder (--out-dir) leaves none here.
  if (!existsSync(BUILD)) return;
  const begun = performance.now();
  const names = await readdir(BUILD, {recursive: true});
  const texts = names.filter((name) => TEXT.test(name) && !SETTINGS.test(name));
  const written = (await Promise.all(texts.map(compress))).filter(Boolean).length;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`[precompress] wrote .br and .gz of ${written} texts in ${seconds} s`);
}

void main();
