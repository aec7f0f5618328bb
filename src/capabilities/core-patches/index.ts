/** Changes to internals of Docusaurus, each an entry of manifest.ts; see README.md beside this file. */
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginModule} from '@docusaurus/types';
import {moduleAliases} from './node/modules';
import {prefixesOnly} from './node/postCss';
import {rewriteRules, tslibRule} from './node/rules';

/** What cards show of all documents, by instance, version and id; theme/DocCardList loads it. */
const cardTexts = (instances: Record<string, unknown> = {}) =>
  Object.fromEntries(
    Object.entries(instances as Record<string, LoadedContent>).map(
      ([instance, {loadedVersions}]) => [
        instance,
        Object.fromEntries(
          loadedVersions.map(({versionName, docs}) => [
            versionName,
            Object.fromEntries(
              docs.map(({id, title, description}) => [id, {id, title, description}]),
            ),
          ]),
        ),
      ],
    ),
  );

/** The plugin. Weight matters in the browser's production bundle only. */
export const corePatchesPlugin: PluginModule = () => ({
  name: 'core-patches',
  getThemePath: () => path.join(__dirname, 'theme'),
  async allContentLoaded({allContent, actions}) {
    const texts = cardTexts(allContent['docusaurus-plugin-content-docs']);
    await actions.createData('docs.json', JSON.stringify(texts));
  },
  configurePostCss: prefixesOnly,
  configureWebpack(config, isServer) {
    const resolve = {alias: moduleAliases()};
    if (isServer || config.mode !== 'production') return {resolve};
    return {resolve, module: {rules: [tslibRule, ...rewriteRules]}};
  },
});
