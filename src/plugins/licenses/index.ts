/** Writes `licenses.txt`: the licenses of all packages whose code may reach the browser, and of the fonts. */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';
import {formatLicenses, packageFolders} from './node/packages';

export interface LicensesOptions {
  /** License files of code and fonts that are not from npm, relative to the root of the site. */
  readonly licenseFiles: readonly string[];
}

const NAME = 'licenses';
const LICENSES_FILE = 'licenses.txt';

/** Returns the absolute path of the file behind a module, or an empty string for a module that the bundler generated. */
function moduleFile(module: Module): string {
  return 'resource' in module && typeof module.resource === 'string' ? module.resource : '';
}

/**
 * Creates the plugin. A build collects the packages of the browser's bundle, and adds `licenses.txt` to it. The list also
 * contains packages that the bundler drops later because nothing uses them. docusaurus.config.ts lists it. A license file
 * that can't be read fails the build.
 */
export function licensesPlugin({licenseFiles}: LicensesOptions): PluginModule {
  return ({siteDir}) => {
    const files = licenseFiles.map((file) => path.join(siteDir, file));
    const writeLicenses = {
      apply: ({hooks, webpack}: Compiler) => {
        hooks.thisCompilation.tap(NAME, (compilation) => {
          let folders: readonly string[] = [];
          // Only now: later the bundler merges modules.
          compilation.hooks.finishModules.tap(NAME, (modules) => {
            folders = packageFolders([...modules].map(moduleFile));
          });
          // The bundler writes the file, because the links of pages are checked while plugins still write files.
          compilation.hooks.processAssets.tapPromise(NAME, async () => {
            const text = await formatLicenses(folders, files);
            compilation.emitAsset(LICENSES_FILE, new webpack.sources.RawSource(text));
          });
        });
      },
    };
    return {
      name: NAME,
      configureWebpack: ({mode}, isServer) =>
        isServer || mode !== 'production' ? {} : {plugins: [writeLicenses]},
    };
  };
}
