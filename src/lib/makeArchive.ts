import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {createTar} from 'nanotar';

/** The date is that of the documented release, so that the same files always make the same archive. */
const ATTRIBUTES = {mtime: Date.UTC(2025, 5, 14), mode: '644', uid: 0, gid: 0};

/** Longest filename in the ustar format, in bytes. */
const MAX_NAME_BYTES = 99;

/**
 * Makes a gzipped tar archive of texts by their paths.
 *
 * @throws Error for a path that is too long for the format
 */
export async function makeArchive(texts: Readonly<Record<string, string>>): Promise<Buffer> {
  const files = Object.entries(texts).map(([name, data]) => ({name, data}));
  for (const {name} of files) {
    const bytes = Buffer.byteLength(name);
    if (bytes > MAX_NAME_BYTES) {
      throw new Error(
        `The path "${name}" is too long for the archive: it has ${bytes} bytes, at most ${MAX_NAME_BYTES} are possible. Shorten it.`,
      );
    }
  }
  // An archive ends with two empty blocks, for which the library may leave no room.
  const tar = Buffer.concat([createTar(files, {attrs: ATTRIBUTES}), Buffer.alloc(1024)]);
  return promisify(gzip)(tar, {level: 9});
}
