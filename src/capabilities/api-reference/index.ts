/** The API reference: pages generated from OpenAPI files before anything reads them (README.md beside this file). */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {PluginModule} from '@docusaurus/types';
import {brokenRootLinks} from '../../lib/openapi/links';
import {ensureApiPages, readApis, writeDocuments, type ReadApi} from './node/generate';
import type {ReferenceOptions} from './options';

/** Commands of docusaurus-plugin-openapi-docs: these write and remove the pages by themselves. */
const pluginCommandRegex = /^(?:gen|clean)-api-docs\b/;
/** An editor that saves empties the file first: what is read at the first event may be half a specification. */
const SETTLE_MS = 200;

export {openApiDocsEntry} from './node/openApiDocs';
export {referenceTexts} from './node/texts';
export type * from './shared/types';

/** Generates the pages before Docusaurus reads them, and again when a specification was edited. */
export function apiReferencePlugin(options: ReferenceOptions): PluginModule {
  return async ({siteDir}) => {
    let read: ReadApi[] | undefined;
    const specifications = () => (read ??= readApis(options));
    const generate = async () => {
      read = undefined;
      const pages = await ensureApiPages(options, specifications);
      if (pages > 0) console.log(`[api-reference] generated ${pages} pages`);
    };
    // Here, not in loadContent: those of all plugins run at once, and the docs plugin's reads the pages.
    if (pluginCommandRegex.test(process.argv[2] ?? '')) writeDocuments(options, specifications());
    else await generate();
    let last: Promise<void> | undefined;
    /** After an edit, and one run at a time: all of them write the same files. */
    const regenerate = async () => {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      last = (last ?? Promise.resolve()).catch(() => undefined).then(generate);
      await last;
    };
    let loaded = false;
    return {
      name: 'site-api-reference',
      getPathsToWatch: () => options.apis.map((api) => path.join(siteDir, api.specPath)),
      // Called once at the start, and again in the dev server when a specification was edited.
      async loadContent() {
        if (loaded) await regenerate();
        loaded = true;
      },
      // Docusaurus names the pages on which a broken link stands; this names the line that it comes from.
      async postBuild({routesPaths, baseUrl}) {
        const routes = new Set(routesPaths.map((route) => `/${route.slice(baseUrl.length)}`));
        for (const {spec} of specifications()) {
          for (const {message} of brokenRootLinks(spec, (page) => routes.has(page)))
            logger.error(message);
        }
      },
      configureWebpack: ({mode}) => ({
        // The bundler would follow every key of every row, gigabytes for a thousand pages. The first level tells what a page uses.
        module: {parser: {json: {exportsDepth: 1}}},
        // One chunk for all pages of the reference; pages of prose never load it. In the dev server it would cost 50 ms an edit.
        ...(mode === 'production' && {
          optimization: {
            splitChunks: {
              cacheGroups: {
                apiReference: {
                  test: /[\\/]capabilities[\\/]api-reference[\\/]client[\\/](?!console[\\/])/,
                  name: 'api-reference',
                  chunks: 'async',
                  enforce: true,
                  priority: 30,
                },
              },
            },
          },
        }),
      }),
    };
  };
}
