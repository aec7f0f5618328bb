import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes files by their paths below a folder, and creates the folders they need. Existing files are
 * replaced. Plugins write the files of a build with it.
 */
export function writeFiles(folder: string, files: Iterable<readonly [name: string, text: string]>) {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
