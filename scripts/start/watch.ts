import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync, watch} from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps. */
const SETTLE_MS = 200;

const isSource = (name: string): boolean =>
  !name.includes('__tests__') && /\.(?:ts|js|json)$/.test(name);

const contentOf = (file: string): string =>
  existsSync(file) && statSync(file).isFile()
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : '';

/** Calls back with a source file (not a test, not a text for people) whose content changed, after it has settled. */
export function watchFolders(folders: readonly string[], onChange: (file: string) => void): void {
  const contents = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isSource)) {
      const file = path.join(folder, name);
      contents.set(file, contentOf(file));
    }
    watch(folder, {recursive: true}, (_event, name) => {
      if (name === null || !isSource(name)) return;
      const file = path.join(folder, name);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const content = contentOf(file);
        if (contents.get(file) === content) return;
        contents.set(file, content);
        onChange(file);
      }, SETTLE_MS);
    });
  }
}
