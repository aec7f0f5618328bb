import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync, watch} from 'node:fs';
import path from 'node:path';
import {restartRegex} from '../../src/lib/restart';

/** Editors write a file in several steps. */
const SETTLE_MS = 200;

const contentOf = (file: string): string =>
  existsSync(file) && statSync(file).isFile()
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : '';

/**
 * Calls back with the files that a restart is for whose content changed, after they have settled.
 *
 * @returns a function that ends the watching
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
): () => void {
  const contents = new Map<string, string>();
  const touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const changed = [...touched].filter((file) => {
      const content = contentOf(file);
      const same = contents.get(file) === content;
      contents.set(file, content);
      return !same;
    });
    touched.clear();
    if (changed.length > 0) onChange(changed);
  };
  const watchers = folders.map((folder) => {
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      const file = path.join(folder, name);
      if (restartRegex.test(file)) contents.set(file, contentOf(file));
    }
    return watch(folder, {recursive: true}, (_event, name) => {
      const file = path.join(folder, name ?? '');
      if (!restartRegex.test(file)) return;
      touched.add(file);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    });
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
