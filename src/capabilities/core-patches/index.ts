/** Changes internals of Docusaurus. manifest.ts lists every patch; see README.md. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginModule} from '@docusaurus/types';
import {moduleAliases, tslibRule, versionDocumentsRule} from './node/modules';

/** The front matter that the docs plugin accepts. ../page-errors checks it first, to report the line of an error. */
export {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';

/** Creates the plugin. */
export const corePatchesPlugin: PluginModule = () => ({
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
  configureWebpack(config, isServer) {
    const resolve = {alias: moduleAliases()};
    // The rules only make the files of the browser smaller.
    if (isServer || config.mode !== 'production') return {resolve};
    return {resolve, module: {rules: [tslibRule, versionDocumentsRule]}};
  },
});
