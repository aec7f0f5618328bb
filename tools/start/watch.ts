/** Watches files for `npm start`. */
import {watch} from 'node:fs';
import path from 'node:path';
import {restartRegex} from '../../src/lib/restart';

/** Editors write a file in several steps, so changes are reported together after this pause. */
const PAUSE_MS = 200;

/** Returns whether the dev server must restart after a change of a file. */
function needsRestart(file: string): boolean {
  return restartRegex.test(path.resolve(file));
}

/**
 * Watches folders with their subfolders, and the files of the root (`.`). Reports changed files together, 200 ms after
 * the last change. For restarts of the dev server, and for saved pages.
 *
 * @param isWatched  selects the files to report; by default those that need a restart of the dev server
 * @returns a function that stops watching
 * @throws ENOENT for a folder that doesn't exist
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (files: readonly string[]) => void,
  isWatched: (file: string) => boolean = needsRestart,
): () => void {
  const changedFiles = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function reportChanges(): void {
    onChange([...changedFiles]);
    changedFiles.clear();
  }

  const watchers = folders.map((folder) =>
    // The root contains node_modules and build/: only its own files are watched.
    watch(folder, {recursive: folder !== '.'}, (_event, name) => {
      const file = path.join(folder, name ?? '');
      if (!isWatched(file)) return;
      changedFiles.add(file);
      clearTimeout(timer);
      timer = setTimeout(reportChanges, PAUSE_MS);
    }),
  );

  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
