import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {listFiles} from './listFiles';

/**
 * Writes files by their paths below a folder (with `/` on every system), and removes all other files from the folder.
 * Empty folders stay. Files with the same content are not touched, so that a dev server does not notice them. For folders
 * whose whole content is generated: reference pages, downloads, samples, frame script.
 *
 * @throws Error for a file that can't be written, for example because a folder has its name
 */
export function synchronize(folder: string, files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, {recursive: true});
  for (const name of listFiles(folder)) {
    if (!files.has(name)) rmSync(path.join(folder, name));
  }
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, bytes);
  }
}
