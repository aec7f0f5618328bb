/** Search: its page and its box (see README.md). visitor.ts writes the index. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import {escapeHtml} from '../../lib/escapeHtml';
import {INDEX_FILE, OPENSEARCH_FILE, RECORDS_DIR, SEARCH_PATH} from './shared/paths';

/**
 * The plugin for docusaurus.config.ts: the results page and the search box. The dev server searches in the index of the
 * last build, if there is one.
 */
export const searchPlugin: PluginModule = (context) => ({
  name: 'search',
  getThemePath: () => path.join(__dirname, 'theme'),

  async contentLoaded({actions}) {
    actions.addRoute({
      path: `${context.baseUrl}${SEARCH_PATH}`,
      // Not an absolute path, because browsers load the names of components.
      component: '@site/src/plugins/search/client/page/index.tsx',
      exact: true,
    });
  },

  injectHtmlTags: () => ({
    headTags: `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(context.siteConfig.title)}" href="${context.baseUrl}${OPENSEARCH_FILE}">`,
  }),

  configureWebpack({mode}, isServer) {
    if (isServer) return {};
    return mode === 'production' ? splitChunks : serveLastIndex(context);
  },
});

/**
 * Packages that only the worker needs become part of its file, which saves a request before the first result.
 */
const splitChunks = {
  optimization: {
    splitChunks: {
      cacheGroups: {
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

/** Lets the dev server, which builds no pages, serve the index of the last build, and nothing else of that build. */
function serveLastIndex({outDir, baseUrl}: LoadContext): object {
  const hasIndex = existsSync(path.join(outDir, INDEX_FILE));
  logger.info(
    hasIndex
      ? 'Search: uses the index of the last build'
      : 'Search: no index yet; "npm run build" makes one',
  );
  const served = [INDEX_FILE, RECORDS_DIR].map((name) => ({
    directory: path.join(outDir, name),
    publicPath: baseUrl + name,
    serveIndex: false,
    watch: false,
  }));
  return {devServer: {static: served}};
}
