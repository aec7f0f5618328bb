import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Makes a folder hold exactly these files, by their paths below it. Equal ones are not touched: a dev server would see it. */
export function synchronize(folder: string, files: ReadonlyMap<string, Buffer>): void {
  mkdirSync(folder, {recursive: true});
  for (const entry of readdirSync(folder, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !files.has(path.relative(folder, file))) rmSync(file);
  }
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, bytes);
  }
}
