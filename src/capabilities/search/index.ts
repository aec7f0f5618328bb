/** The search: its page, its index of the built pages, and opensearch.xml. See README.md. */
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AllContent, LoadContext, PluginModule} from '@docusaurus/types';
import {escapeHtml} from '../../lib/escapeHtml';
import {threadAfterBuild} from '../../lib/inThread';
import {publishedPages} from '../copies';
import type buildIndex from './node/buildIndex';
import type {PageRank} from './node/collectPages';
import {OPENSEARCH_FILE, openSearchXml} from './node/openSearch';
import {INDEX_FILE, RECORDS_DIR} from './shared/indexFile';
import type {SynonymGroup} from './shared/record';

export interface SearchPluginOptions {
  readonly synonyms: readonly SynonymGroup[];
  readonly pageRanks: readonly PageRank[];
  /** Texts of the modal, under the names that DocSearch gives them. */
  readonly modal: object;
}

/** Path of the results page, below the base path. */
const SEARCH_PATH = 'search';

/** Lets the dev server, where pages are not built, answer searches from the last build, of which it serves nothing else. */
function devServerRule({outDir, baseUrl}: LoadContext): object {
  const answer = existsSync(path.join(outDir, INDEX_FILE))
    ? 'the index of the last build answers'
    : 'no index yet, "npm run build" makes one';
  logger.info(`Search: ${answer}`);
  const served = [INDEX_FILE, RECORDS_DIR].map((name) => ({
    directory: path.join(outDir, name),
    publicPath: baseUrl + name,
    serveIndex: false,
    watch: false,
  }));
  return {devServer: {static: served}};
}

/**
 * The core puts all styles of a site into one sheet, which every page loads. Those of the modal, stock and ours, stay out
 * of it, and come with its code: before the modal is rendered, so that it never stands there unstyled. Packages that only
 * the worker needs are part of its file: one request less before the first result.
 */
const chunks = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: {test: /^(?!.*(?:@docsearch[\\/]css[\\/]|search[\\/]client[\\/]modal\.css$))/},
        defaultVendors: {
          test: /[\\/]node_modules[\\/](?!minisearch|stemmer)/,
          priority: -10,
          idHint: 'vendors',
          reuseExistingChunk: true,
        },
      },
    },
  },
};

/** The plugin. */
export function searchPlugin({synonyms, pageRanks, modal}: SearchPluginOptions): PluginModule {
  return (context) => {
    let loaded: AllContent = {};
    const thread = threadAfterBuild<typeof buildIndex>(path.join(__dirname, 'node/buildIndex.ts'));
    return {
      name: 'site-search',
      getThemePath: () => path.join(__dirname, 'theme'),

      async allContentLoaded({allContent}) {
        loaded = allContent;
      },

      async contentLoaded({actions}) {
        await actions.createData('modal.json', JSON.stringify(modal));
        actions.addRoute({
          path: `${context.baseUrl}${SEARCH_PATH}`,
          component: path.join(__dirname, 'client/page/index.tsx'),
          exact: true,
        });
      },

      injectHtmlTags: () => ({
        headTags: `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(context.siteConfig.title)}" href="${context.baseUrl}${OPENSEARCH_FILE}">`,
      }),

      configureWebpack(config, isServer) {
        if (isServer) return {};
        if (config.mode !== 'production') return devServerRule(context);
        thread.load();
        return chunks;
      },

      async postBuild({outDir, routesPaths: routes, baseUrl, siteConfig}) {
        const {url, title, favicon = ''} = siteConfig;
        const home = `${url}${baseUrl}`;
        const xml = openSearchXml(title, `${home}${SEARCH_PATH}`, `${home}${favicon}`);
        writeFileSync(path.join(outDir, OPENSEARCH_FILE), xml);
        const pages = await thread.run(
          {outDir, baseUrl, routes, pageRanks, documents: publishedPages(loaded, siteConfig)},
          {origin: url, synonyms},
        );
        logger.info(`Search: ${pages} pages for the embedded engine`);
      },
    };
  };
}
