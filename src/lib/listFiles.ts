import {readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns the paths of all files in a folder and its subfolders, relative to the folder and with `/` on every system.
 * For folders that are synchronized or compared, and for checks of links to files.
 *
 * @throws ENOENT when the folder does not exist
 */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'));
}
