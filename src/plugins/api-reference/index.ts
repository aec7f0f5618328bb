/** The API reference: pages generated from OpenAPI files before anything reads them (README.md beside this file). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {ensureApiPages, type GenerateOptions} from './generate';

/** The plugin. Options as for the generator; `siteDir` comes from Docusaurus. */
export function apiReferencePlugin(options: Omit<GenerateOptions, 'siteDir'>): PluginModule {
  return async ({siteDir}) => {
    const generate = async () => {
      const pages = await ensureApiPages({...options, siteDir});
      if (pages > 0) console.log(`[api-reference] wrote ${pages} pages`);
    };
    // Here, not in loadContent: those of all plugins run at once, and the docs plugin's reads the pages.
    await generate();
    return {
      name: 'site-api-reference',
      getPathsToWatch: () => options.apis.map((api) => path.join(siteDir, api.specPath)),
      // Called again in the dev server when a specification was edited.
      loadContent: generate,
      configureWebpack: () => ({
        optimization: {
          splitChunks: {
            cacheGroups: {
              // One chunk for all pages of the reference; pages of prose never load it.
              apiReference: {
                test: /[\\/]src[\\/]components[\\/]api[\\/](?!console[\\/])/,
                name: 'api-reference',
                chunks: 'async',
                enforce: true,
                priority: 30,
              },
            },
          },
        },
      }),
    };
  };
}
