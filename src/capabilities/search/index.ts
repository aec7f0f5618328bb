/** Search records of the built pages, the index of the embedded engine, and opensearch.xml. See README.md. */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {OPENSEARCH_FILE, openSearchXml} from './node/opensearch';
import {copyIndex} from './node/devIndex';
import {modalStylesRule} from './node/modalStyles';
import {DEFAULT_OPTIONS, NOT_CONTENT, type SearchPluginOptions} from './options';
import {collectPages} from './node/records';
import {chooseEngine, writeIndex} from './node/writeIndex';

function openSearch({siteConfig}: LoadContext, outDir: string, searchPath: string): Promise<void> {
  const xml = openSearchXml({
    title: siteConfig.title,
    homeUrl: `${siteConfig.url}${siteConfig.baseUrl}`,
    searchPath,
    favicon: siteConfig.favicon,
  });
  return writeFile(path.join(outDir, OPENSEARCH_FILE), xml);
}

/** Lets the dev server answer searches from the last build, and says so. */
function devServerRule({siteDir, outDir, baseUrl}: LoadContext): object {
  const directory = path.join(siteDir, '.cache/dev-search');
  const pages = copyIndex(outDir, directory);
  logger.info(
    pages === undefined
      ? 'Search: no index yet, "npm run build" makes one'
      : `Search: the index of the last build answers (${pages} pages)`,
  );
  return {devServer: {static: [{directory, publicPath: baseUrl, watch: false}]}};
}

export {chooseEngine};

/** The plugin, with options over the defaults. */
export function searchPlugin(given: Partial<SearchPluginOptions> = {}): PluginModule {
  const options: SearchPluginOptions = {...DEFAULT_OPTIONS, ...given};
  return (context) => ({
    name: 'site-search',
    getThemePath: () => path.join(__dirname, 'theme'),

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: context.siteConfig.title,
            href: `${context.baseUrl}${OPENSEARCH_FILE}`,
          },
        },
      ],
    }),

    configureWebpack(config, isServer) {
      if (isServer) return {};
      return config.mode === 'production' ? modalStylesRule : devServerRule(context);
    },

    async postBuild({outDir, routesPaths, baseUrl, siteConfig}) {
      const pages = await collectPages({
        outDir,
        baseUrl,
        routes: routesPaths,
        pageRanks: options.pageRanks,
        leaveOut: [...NOT_CONTENT, options.searchPath],
      });
      const engine = chooseEngine(pages.length, options);
      const {synonyms} = options;
      await Promise.all([
        writeIndex(outDir, {origin: siteConfig.url, synonyms, pages}, engine),
        openSearch(context, outDir, options.searchPath),
      ]);
      logger.info(`Search: ${pages.length} pages for the embedded engine (${engine})`);
    },
  });
}
