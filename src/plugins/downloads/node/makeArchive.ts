import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {createTar} from 'nanotar';

/** The date is fixed, so that the same files always make the same archive. */
const ATTRIBUTES = {mtime: Date.parse('2025-06-14T00:00:00Z'), mode: '644', uid: 0, gid: 0};

/** `nanotar` writes each path into a field of 100 bytes, of which the last one ends the text. */
const MAX_NAME_BYTES = 99;

/**
 * Makes a gzipped tar archive of texts by their paths: the developer kit, the package of the MCP server.
 *
 * @throws Error for a path of more than 99 bytes
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
  // An archive ends with two empty blocks. The library adds none when the files fill its last 10,240 bytes.
  const tar = Buffer.concat([createTar(files, {attrs: ATTRIBUTES}), Buffer.alloc(1024)]);
  return promisify(gzip)(tar, {level: 9});
}
