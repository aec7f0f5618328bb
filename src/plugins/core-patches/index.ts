/** Changes internals of Docusaurus. manifest.ts lists every patch; see README.md. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginModule} from '@docusaurus/types';
import {extendCacheVersion} from './node/cacheVersion';
import {mergeDocumentChunks} from './node/documentChunk';
import {
  keyOrderRule,
  moduleAliases,
  preferAbsolute,
  tabsRule,
  tslibRule,
  versionDocumentsRule,
} from './node/modules';
import {PageScriptsPlugin} from './node/PageScriptsPlugin';
import {commonStyles, withoutPresetEnv} from './node/styleSheets';

/** The front matter that the docs plugin accepts. ../page-errors checks it first, to report the line of an error. */
export {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';

export interface CorePatchesOptions {
  /**
   * Values that the build writes into pages. The bundler compiles all pages again when one of them changes, even if it
   * comes from the environment.
   */
  readonly cachedValues: readonly unknown[];
}

/**
 * The plugin. It replaces modules of Docusaurus, and in a build also shortens the data that every page loads. Throws if
 * a module to be replaced is not installed.
 */
export const corePatchesPlugin =
  ({cachedValues}: CorePatchesOptions): PluginModule =>
  ({generatedFilesDir}) => ({
    name: 'core-patches',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/repairHash.ts')],
    async allContentLoaded({allContent, actions}) {
      const content = allContent['docusaurus-plugin-content-docs']?.['default'] as LoadedContent;
      const docs: Record<string, {id: string; title: string; description: string}> = {};
      for (const version of content.loadedVersions) {
        for (const {id, title, description} of version.docs) docs[id] = {id, title, description};
      }
      await actions.createData('docs.json', JSON.stringify(docs));
    },
    configurePostCss: withoutPresetEnv,
    configureWebpack(config, isServer) {
      const resolve = {alias: moduleAliases(), preferAbsolute};
      const cache = extendCacheVersion(config, cachedValues);
      // The rest only changes how a build loads in the browser.
      if (isServer) return {resolve, ...cache};
      if (config.mode !== 'production') return {resolve, ...cache, module: {rules: [tabsRule]}};
      const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
      return {
        ...cache,
        resolve,
        plugins: [new PageScriptsPlugin(manifestFile)],
        optimization: {
          splitChunks: {
            cacheGroups: {
              ...mergeDocumentChunks.splitChunks.cacheGroups,
              styles: commonStyles,
            },
          },
        },
        module: {rules: [keyOrderRule, tabsRule, tslibRule, versionDocumentsRule]},
      };
    },
  });
