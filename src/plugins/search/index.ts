/** Search: its page, its index of the built pages, and opensearch.xml (see README.md). */
import {existsSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {escapeHtml} from '../../lib/escapeHtml';
import {writeFiles} from '../../lib/writeFiles';
import {OPENSEARCH_FILE, openSearchXml} from './node/openSearch';
import {readPage} from './node/readPage';
import {writeIndex} from './node/writeIndex';
import {INDEX_FILE, RECORDS_DIR} from './shared/indexFile';
import type {SearchPage, SynonymGroup} from './shared/record';

export {writeIndex};

/** Path of the results page, below the base path. */
const SEARCH_PATH = 'search';

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

export interface SearchRecordsOptions {
  readonly synonyms: readonly SynonymGroup[];
}

/** The section of pages that are not documents, such as the home page. */
const DEFAULT_SECTION = 'Documentation';

/**
 * Creates the visitor of built pages that writes the search index and opensearch.xml after the last page. It leaves out
 * pages without a title and pages with `noindex`.
 */
export function searchRecords({synonyms}: SearchRecordsOptions): BuiltPageVisitor {
  const pages: SearchPage[] = [];
  return {
    name: 'search',

    page({path: route, document, operation, html}, {baseUrl}) {
      if (route === undefined) return;
      const content = readPage(html, operation);
      if (content === undefined) return;
      // The description of a summary is enough: its sections repeat other pages.
      const items = document?.repeats === true ? content.items.slice(0, 1) : content.items;
      const section = document?.section ?? DEFAULT_SECTION;
      pages.push({path: baseUrl + route, section, ...content, items});
    },

    done({outDir, siteUrl, siteConfig}) {
      pages.sort((a, b) => (a.path < b.path ? -1 : 1));
      writeIndex(outDir, {origin: siteConfig.url, synonyms, pages});
      const {title, favicon = ''} = siteConfig;
      const xml = openSearchXml(title, siteUrl + SEARCH_PATH, siteUrl + favicon);
      writeFiles(outDir, [[OPENSEARCH_FILE, xml]]);
      logger.info(`Search: ${pages.length} pages for the embedded engine`);
    },
  };
}
