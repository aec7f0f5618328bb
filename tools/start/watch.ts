import {watch} from 'node:fs';
import path from 'node:path';
import {restartRegex} from '../../src/lib/restart';

/** Editors write a file in several steps. */
const SETTLE_MS = 200;

/**
 * Calls back with the files that a restart is for, after they have settled.
 *
 * @returns a function that ends the watching
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
): () => void {
  const touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    onChange([...touched]);
    touched.clear();
  };
  const watchers = folders.map((folder) =>
    watch(folder, {recursive: true}, (_event, name) => {
      const file = path.join(folder, name ?? '');
      if (!restartRegex.test(path.resolve(file))) return;
      touched.add(file);
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
