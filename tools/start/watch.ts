import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync, watch} from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps. */
const SETTLE_MS = 200;

const isSource = (name: string): boolean =>
  !/(?:^|[\\/])(?:__tests__|client|theme)[\\/]/.test(name) && /\.(?:ts|cjs|js|json)$/.test(name);

const contentOf = (file: string): string =>
  existsSync(file) && statSync(file).isFile()
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : '';

/**
 * Calls back with the source files (no tests, no texts for people) whose content changed, after they have settled.
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
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isSource)) {
      const file = path.join(folder, name);
      contents.set(file, contentOf(file));
    }
    return watch(folder, {recursive: true}, (_event, name) => {
      if (name === null || !isSource(name)) return;
      touched.add(path.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    });
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
