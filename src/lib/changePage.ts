import {readFileSync, renameSync, writeFileSync} from 'node:fs';

/**
 * Changes a built page: at once, because several plugins write into pages, and by renaming, because threads read them
 * meanwhile.
 */
export function changePage(file: string, change: (html: string) => string): void {
  writeFileSync(`${file}.new`, change(readFileSync(file, 'utf8')));
  renameSync(`${file}.new`, file);
}
