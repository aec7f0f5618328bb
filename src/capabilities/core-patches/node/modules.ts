/** Where the modules of the manifest are installed, and what takes their place. */
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {replacedModules} from '../manifest';

/**
 * File of a module inside a package, past the package's export map (theme-common's names its entries only).
 *
 * @throws when no such file is installed, naming the module
 */
export function installedFile(module: string): string {
  const folders = require.resolve.paths(module) ?? [];
  const file = folders.map((folder) => path.join(folder, `${module}.js`)).find(existsSync);
  if (file === undefined) {
    throw new Error(
      `src/capabilities/core-patches/manifest.yaml names ${module}, which is not installed: ` +
        'look for where that package moved it, and change the entry.',
    );
  }
  // The bundler follows links: in a copy of the site that shares node_modules the module stands elsewhere.
  return realpathSync(file);
}

/** Entries for `resolve.alias`: absolute, since the originals are imported by relative paths too. */
export function moduleAliases(): Record<string, string | false> {
  return Object.fromEntries(
    Object.values(replacedModules).flatMap(({target, by}) => {
      const file = installedFile(target);
      const ours = by !== false && path.resolve(__dirname, '..', by);
      return [
        [file, ours],
        [file.replace(/\.js$/, ''), ours],
      ];
    }),
  );
}

/** For this one module tslib is the helper that it calls; other packages that need more keep the whole. */
export const tslibRule = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.cjs')}},
};
