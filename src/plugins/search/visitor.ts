/** Writes the search index of the built pages and opensearch.xml (see README.md). */
import logger from '@docusaurus/logger';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {openSearchXml} from './node/openSearch';
import {readPage} from './node/readPage';
import {writeIndex} from './node/writeIndex';
import {OPENSEARCH_FILE, SEARCH_PATH} from './shared/paths';
import type {SearchPage, SynonymGroup} from './shared/record';

export interface SearchRecordsOptions {
  readonly synonyms: readonly SynonymGroup[];
}

/** The section of pages that are not documents: the home page. */
const DEFAULT_SECTION = 'Home';

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
      const summary = {repeats: true, items: content.items.slice(0, 1)};
      const section = document?.section ?? DEFAULT_SECTION;
      const page = {path: baseUrl + route, section, ...content};
      pages.push(document?.repeats === true ? {...page, ...summary} : page);
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
