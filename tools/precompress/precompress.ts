/** Texts of a build, compressed beforehand for hosts that can send such files (`gzip_static`, `brotli_static`). */
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

/** Below this, headers weigh more than compression saves. */
const COMPRESSIBLE_BYTES = 1024;
const TEXT = /\.(?:html|js|css|json|md|txt|xml|svg|yaml)$/;
/** Settings of hosts, which nobody fetches. */
const SETTINGS = /^(?:headers|vercel)\.json$/;

/** Brotli 11 would save 3 % more and last ten times as long. */
const BROTLI = {params: {[zlib.constants.BROTLI_PARAM_QUALITY]: 9}};

/** Writes `.br` and `.gz` beside every text of at least 1 KB; the number of texts. */
export async function precompress(dir: string): Promise<number> {
  const names = await readdir(dir, {recursive: true});
  const written = await Promise.all(
    names
      .filter((name) => TEXT.test(name) && !SETTINGS.test(name))
      .map(async (name) => {
        const file = path.join(dir, name);
        const bytes = await readFile(file);
        if (bytes.length < COMPRESSIBLE_BYTES) return false;
        await writeFile(`${file}.br`, await promisify(zlib.brotliCompress)(bytes, BROTLI));
        await writeFile(`${file}.gz`, await promisify(zlib.gzip)(bytes, {level: 9}));
        return true;
      }),
  );
  return written.filter(Boolean).length;
}
