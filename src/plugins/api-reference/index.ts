/** The API reference: pages generated from OpenAPI specifications. See README.md. */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {ApiDefinition} from '../../config/apis';
import {readGenerated, SIDEBAR_FILE} from './node/paths';

export {apiReferenceSidebar} from './node/sidebar';
export type * from './shared/types';

/** Returns bundler settings for the generated pages. */
function bundlerRules(mode: string) {
  const rules = {
    // Without this, the bundler analyzes every key of every row, which takes gigabytes for a thousand pages. Pages only
    // use the keys of the first level.
    module: {parser: {json: {exportsDepth: 1}}},
  };
  // In the dev server, a separate chunk would make each edit 50 ms slower.
  if (mode !== 'production') return rules;
  return {
    ...rules,
    optimization: {
      splitChunks: {
        cacheGroups: {
          // One chunk for all pages of the reference. Other pages never load it. Subfolders load on demand.
          apiReference: {
            test: /[\\/]plugins[\\/]api-reference[\\/]client[\\/][^\\/]+$/,
            name: 'api-reference',
            filename: 'assets/js/api-reference.[contenthash:8].js',
            chunks: 'async' as const,
            enforce: true,
            priority: 30,
          },
        },
      },
    },
  };
}

/**
 * Creates the plugin, which docusaurus.config.ts lists. `loadContent` throws if the pages have not been generated.
 */
export function apiReferencePlugin(apis: readonly ApiDefinition[]): PluginModule {
  return ({siteDir}) => ({
    name: 'api-reference',

    getClientModules: () => [path.join(__dirname, 'client/previews/clientModule.ts')],

    async loadContent() {
      // Throws an error that names the command, before the docs plugin reports each missing page.
      for (const api of apis) readGenerated(siteDir, api, SIDEBAR_FILE);
    },

    configureWebpack: ({mode = 'production'}) => bundlerRules(mode),
  });
}
