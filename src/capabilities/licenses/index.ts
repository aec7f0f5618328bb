/** `licenses.txt`: the license of each package of which a browser may get code, and of the typefaces. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';
import {licensesText, packageRoots} from './node/packages';

export interface LicensesOptions {
  /** Text that stands at the end, for what is not from npm: path from the site's folder. */
  readonly more: readonly string[];
}

const NAME = 'site-licenses';

/** Absolute path of what a module was made from; empty for one that the bundler wrote itself. */
const fileOf = (module: Module) =>
  'resource' in module && typeof module.resource === 'string' ? module.resource : '';

/** The plugin. The bundler says what goes to the browser; what it drops later as unused is named as well. */
export function licensesPlugin({more}: LicensesOptions): PluginModule {
  return ({siteDir}) => {
    let roots: readonly string[] = [];
    const collect = {
      apply: ({hooks}: Compiler) =>
        hooks.thisCompilation.tap(NAME, (compilation) =>
          compilation.hooks.finishModules.tap(NAME, (modules) => {
            roots = packageRoots([...modules].map(fileOf));
          }),
        ),
    };
    return {
      name: NAME,
      // Asking for the modules makes an object of each of them.
      configureWebpack: ({mode}, isServer) =>
        isServer || mode !== 'production' ? {} : {plugins: [collect]},
      async postBuild({outDir}) {
        const files = more.map((file) => path.join(siteDir, file));
        await writeFile(path.join(outDir, 'licenses.txt'), await licensesText(roots, files));
      },
    };
  };
}
