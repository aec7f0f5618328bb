/** Changes to internals of Docusaurus, each an entry of manifest.ts; see README.md beside this file. */
import type {PluginModule} from '@docusaurus/types';
import {moduleAliases} from './node/modules';
import {prefixesOnly} from './node/postCss';
import {rewriteRules, tslibRule} from './node/rules';

/** The plugin. Weight matters in the browser's production bundle only. */
export const corePatchesPlugin: PluginModule = () => ({
  name: 'core-patches',
  configurePostCss: prefixesOnly,
  configureWebpack(config, isServer) {
    const resolve = {alias: moduleAliases()};
    if (isServer || config.mode !== 'production') return {resolve};
    return {resolve, module: {rules: [tslibRule, ...rewriteRules]}};
  },
});
