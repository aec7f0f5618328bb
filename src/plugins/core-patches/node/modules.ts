/** Bundler settings for the patches of the manifest. */
import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {replacedModules} from '../manifest';

/**
 * Returns the absolute path of a module inside a package. Ignores the export map of the package, which hides internal
 * modules.
 *
 * @param module name without extension, `@docusaurus/core/lib/client/docusaurus`
 * @throws Error if the module is not installed
 */
export function installedFile(module: string): string {
  const folders = require.resolve.paths(module) ?? [];
  const file = folders.map((folder) => path.join(folder, `${module}.js`)).find(existsSync);
  if (file === undefined) {
    throw new Error(
      `src/plugins/core-patches/manifest.ts: the module ${module} is not installed. ` +
        'Find its new place in the package and change the target of the patch.',
    );
  }
  // The bundler compares real paths. They differ where node_modules is a link, as in the copies that tests build.
  return realpathSync(file);
}

/**
 * Returns the entries of `resolve.alias` that replace modules (../manifest.ts). False stands for an empty module. The
 * keys are absolute files, with and without extension, because Docusaurus imports the modules by relative paths. The
 * plugin (../index.ts) adds them to the bundler's settings.
 *
 * @throws Error if one of the modules is not installed
 */
export function moduleAliases(): Record<string, string | false> {
  const aliases: Record<string, string | false> = {};
  for (const {target, replacement} of Object.values(replacedModules)) {
    const file = installedFile(target);
    const replacementFile = replacement !== false && path.resolve(__dirname, '..', replacement);
    aliases[file] = replacementFile;
    aliases[file.replace(/\.js$/, '')] = replacementFile;
  }
  return aliases;
}

/**
 * Tries an absolute path itself before the roots. Docusaurus makes each static folder a root of absolute paths. The
 * bundler searches every page in all roots before it tries the path itself, and the dev server then watches all these
 * places. With 1,000 pages and our generated folders, this doubled the processor time between an edit and the screen.
 */
export const preferAbsolute = true;

/** Replaces tslib in one module of utils-common. Packages that call more of tslib still get all of it. */
export const tslibRule = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'tslibHelper.cjs')}},
};

/** Keeps the theme's tabs mounted when React has hydrated the page. */
export const tabsRule = {
  test: /theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/,
  resolve: {
    alias: {'@docusaurus/useIsBrowser': path.resolve(__dirname, '../client/alwaysBrowser')},
  },
};

/** Keeps the order of keys in a memoized object, without a collator. */
export const keyOrderRule = {
  test: /theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
  loader: path.join(__dirname, 'plainKeyOrder.cjs'),
};

/** Removes the documents from the data of the version, which every page loads. */
export const versionDocumentsRule = {
  // For example .docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json
  test: /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json$/,
  enforce: 'pre' as const,
  loader: path.join(__dirname, 'removeDocuments.cjs'),
};
