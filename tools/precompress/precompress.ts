/** Texts of a build, compressed beforehand for hosts that can send such files (`gzip_static`, `brotli_static`). */
import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

/** Below this, headers weigh more than compression saves. */
const COMPRESSIBLE_BYTES = 1024;
const TEXT = /\.(?:html|js|css|json|md|txt|xml|svg|yaml)$/;
/** Settings of hosts, which nobody fetches. */
const SETTINGS = /^(?:headers|vercel)\.json$/;

/** Brotli 11 would save 3 % more and last ten times as long. */
const BROTLI_QUALITY = 9;
const FORMS: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  '.br': (bytes) =>
    promisify(zlib.brotliCompress)(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => promisify(zlib.gzip)(bytes, {level: zlib.constants.Z_BEST_COMPRESSION}),
};

/** Writes `.br` and `.gz` beside every text of at least 1 KB; the number of texts. */
export async function precompress(dir: string): Promise<number> {
  const names = await readdir(dir, {recursive: true});
  const written = await Promise.all(
    names
      .filter((name) => TEXT.test(name) && !SETTINGS.test(name))
      .map(async (name) => {
        const file = path.join(dir, name);
        if ((await stat(file)).size < COMPRESSIBLE_BYTES) return 0;
        const bytes = await readFile(file);
        await Promise.all(
          Object.entries(FORMS).map(async ([extension, compress]) =>
            writeFile(file + extension, await compress(bytes)),
          ),
        );
        return 1;
      }),
  );
  return written.reduce<number>((sum, one) => sum + one, 0);
}
