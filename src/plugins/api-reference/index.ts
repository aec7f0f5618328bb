/** The API reference: pages generated from OpenAPI specifications. See README.md. */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {PluginModule} from '@docusaurus/types';
import {loadGenerator} from './node/loadGenerator';
import type {ApiPagesOptions} from './options';

export {publishedFile} from './node/paths';
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

/** The options of the plugin (`src/config/apis.ts`). */
type ApiReferenceOptions = Omit<ApiPagesOptions, 'siteDir'>;

/**
 * Brings the pages up to date. docusaurus.config.ts calls it before the plugins start, because the docs plugin reads the pages.
 *
 * @returns warnings about the specifications
 * @throws Error for a specification that cannot be used, with file and line (`generatePages`)
 */
export async function generateApiPages(
  siteDir: string,
  options: ApiReferenceOptions,
): Promise<readonly string[]> {
  const {generatePages} = await loadGenerator(siteDir);
  const {pages, warnings} = await generatePages({siteDir, ...options});
  if (pages > 0) logger.info(`API reference: generated ${pages} pages`);
  return warnings;
}

/** Creates the plugin. In the dev server, it generates the pages again each time a specification is saved. */
export function apiReferencePlugin(options: ApiReferenceOptions): PluginModule {
  return ({siteDir}) => ({
    name: 'api-reference',

    getClientModules: () => [path.join(__dirname, 'client/previews/clientModule.ts')],

    getPathsToWatch: () => options.apis.map(({specPath}) => specPath),

    async loadContent() {
      for (const warning of await generateApiPages(siteDir, options)) logger.warn(warning);
    },

    configureWebpack: ({mode = 'production'}) => bundlerRules(mode),
  });
}
