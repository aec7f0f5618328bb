/** Changes to internals of Docusaurus, each an entry of manifest.yaml; see README.md beside this file. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginModule} from '@docusaurus/types';
import {moduleAliases, tslibRule} from './node/modules';
import {lighterPostCss} from './node/postCss';
import {rewriteRules} from './node/rewrite';

/** What Docusaurus takes as front matter: its errors name no line (../page-errors). */
export {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';

/** The plugin. Weight matters in the browser's production bundle only. */
export const corePatchesPlugin: PluginModule = () => ({
  name: 'core-patches',
  getThemePath: () => path.join(__dirname, 'theme'),
  configurePostCss: lighterPostCss,
  async allContentLoaded({allContent, actions}) {
    const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.[
      'default'
    ] as LoadedContent;
    const docs = loadedVersions
      .flatMap((version) => version.docs)
      .map(({id, title, description}) => [id, {id, title, description}]);
    await actions.createData('docs.json', JSON.stringify(Object.fromEntries(docs)));
  },
  configureWebpack(config, isServer) {
    // By default a path from the root of the disk is looked for below each folder of static files first, and all those
    // places are watched.
    const resolve = {alias: moduleAliases(), preferAbsolute: true};
    if (isServer || config.mode !== 'production') return {resolve};
    return {resolve, module: {rules: [tslibRule, ...rewriteRules]}};
  },
});
