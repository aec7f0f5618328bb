/** The files of a checkout, as Git knows them. */
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/**
 * Returns the files that Git tracks, and new ones that it doesn't ignore, relative to `root`. Leaves out files that were
 * deleted.
 *
 * @param paths  files or folders; an empty list means the whole repository
 * @throws Error when `root` is not in a Git repository
 */
export function gitFiles(root: string, paths: readonly string[] = []): string[] {
  // With -z, Git does not quote names with special characters.
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...paths];
  return execFileSync('git', list, {cwd: root, encoding: 'utf8', maxBuffer: 1e8})
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)));
}
