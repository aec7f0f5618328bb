/**
 * Hashes of page files with the tables of routes. The bundler's runtime, part of every page, names the hash of every
 * file, some eight bytes a page; those of pages that only a table leads to go into the file of that table.
 */
import {runInNewContext} from 'node:vm';
import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];

const NAME = 'site-table-hashes';
/** Global that holds the hashes: the runtime's own at first, then those of each table that was loaded. */
const GLOBAL = 'self.__fileHashes';
const tableRegex = /(?:^|\/)routes-\d+\.[^/]*\.js$/;
const runtimeRegex = /(?:^|\/)runtime~main\.[^/]*\.js$/;
// White space and comments stand in a build with --no-minify.
const hashesRegex = /\{\s*(?:(?:"[^"]+"|[\w$]+)\s*:\s*"[0-9a-f]{8}"\s*,?\s*)+\}/g;
const loadRegex = /\.e\((?:\/\*.*?\*\/\s*)?"([^"]+)"\)/g;

const loadedBy = (text: string): string[] => [...text.matchAll(loadRegex)].map(([, id = '']) => id);

/**
 * Moves hashes from the runtime to the tables.
 *
 * @param files text of every script, by name
 * @returns the texts that change; none when there are no tables
 * @throws when there are tables and the runtime names no hashes: the bundler has changed, and this file must follow
 */
export function moveHashes(files: ReadonlyMap<string, string>): Map<string, string> {
  const entries = [...files];
  const tables = entries.filter(([name]) => tableRegex.test(name));
  if (tables.length === 0) return new Map();
  const [runtimeName, runtime = ''] = entries.find(([name]) => runtimeRegex.test(name)) ?? [];
  const [literal] = [...runtime.matchAll(hashesRegex)]
    .map(([text]) => text)
    .sort((a, b) => b.length - a.length);
  if (runtimeName === undefined || literal === undefined)
    throw new Error(
      `${NAME}: expected a runtime~main script with the hashes of all files, found ${runtimeName ?? 'no such script'} without. ` +
        'Compare src/capabilities/core-patches/node/tableHashes.ts with what the bundler writes now.',
    );
  // Minimized keys may be numbers, in any notation: only a reader of the language knows them.
  const hashes = runInNewContext(`(${literal})`) as Readonly<Record<string, string>>;
  const elsewhere = new Set(
    entries.flatMap(([name, text]) => (tableRegex.test(name) ? [] : loadedBy(text))),
  );
  const moved = new Set<string>();
  const changed = new Map<string, string>();
  for (const [name, text] of tables) {
    const own = loadedBy(text).filter((id) => Object.hasOwn(hashes, id) && !elsewhere.has(id));
    for (const id of own) moved.add(id);
    const list = Object.fromEntries(own.map((id) => [id, hashes[id]]));
    // A table is asked for by its hash, so the global is there; its pages are asked for after this has run.
    changed.set(name, `${text};Object.assign(${GLOBAL},${JSON.stringify(list)});`);
  }
  const kept = Object.fromEntries(Object.entries(hashes).filter(([id]) => !moved.has(id)));
  const shorter = `(${GLOBAL}||(${GLOBAL}=${JSON.stringify(kept)}))`;
  return changed.set(
    runtimeName,
    runtime.replace(literal, () => shorter),
  );
}

interface Source {
  source(): string | Buffer;
}
interface Compilation {
  readonly hooks: {
    readonly processAssets: {tap(options: {name: string; stage: number}, run: () => void): void};
  };
  getAssets(): readonly {readonly name: string; readonly source: Source}[];
  updateAsset(name: string, source: unknown): void;
}
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void};
  };
}

/** The plugin. It runs after scripts are minimized, and before the bundler makes their names from their content. */
export function tableHashesPlugin({Compilation, sources}: Bundler): {
  apply(compiler: Compiler): void;
} {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
          const scripts = compilation.getAssets().filter(({name}) => name.endsWith('.js'));
          if (!scripts.some(({name}) => tableRegex.test(name))) return;
          const texts = new Map(
            scripts.map(({name, source}) => [name, source.source().toString()]),
          );
          for (const [name, text] of moveHashes(texts))
            compilation.updateAsset(name, new sources.RawSource(text));
        });
      });
    },
  };
}
