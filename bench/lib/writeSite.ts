import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The root folder of this repository. */
export const root = path.resolve(__dirname, '../..');

/**
 * Creates a site that uses the packages of this repository.
 *
 * @param files content of each file by its path
 */
export function writeSite(dir: string, files: Readonly<Record<string, string>>): void {
  rmSync(dir, {recursive: true, force: true});
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
}
