import logger from '@docusaurus/logger';
import type {BuiltPageVisitor} from '../../../lib/builtPages';
import {listFiles} from '../../../lib/listFiles';
import {writeAnchorProblems} from './anchorProblems';
import {checkBuiltLinks, collectBuiltLinks, type BuiltLinks} from './checkBuiltLinks';
import type {KnownPages} from './checkSourceLinks';
import {normalizePath} from './links';
import type {PageRecords} from './pageRecord';
import {distinct, listProblems, PageError} from './problems';

/**
 * Creates the visitor of built pages that checks their links. After the last page, it warns about links to missing headings,
 * and throws one PageError with all links to missing pages and files. Docusaurus checks links later, without lines.
 */
export function createLinkVisitor(
  records: PageRecords,
  {
    knownPages,
    lateFiles,
  }: {
    readonly knownPages: (baseUrl: string) => KnownPages;
    /** Paths of files that other plugins write at the same time, without the base path. */
    readonly lateFiles: readonly string[];
  },
): BuiltPageVisitor {
  let builtPages: BuiltLinks[] = [];
  return {
    name: 'page-errors',
    start() {
      // A build of several languages visits the pages of each language.
      builtPages = [];
    },
    page({file, html}, {baseUrl}) {
      // The page of `api/index.html` is `api`.
      const pagePath = baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, '');
      builtPages.push(collectBuiltLinks(pagePath, html));
    },
    done({siteDir, outDir, baseUrl}) {
      const late = lateFiles.map((file) => baseUrl + file.slice(1));
      const written = listFiles(outDir).map((file) => normalizePath(baseUrl + file));
      const files = new Set([...written, ...late]);
      const known = knownPages(baseUrl);
      const {links, anchors} = checkBuiltLinks(builtPages, {files, records, known});
      writeAnchorProblems(siteDir, distinct(anchors));
      if (anchors.length > 0)
        logger.warn(['Broken anchors in pages:', ...listProblems(anchors)].join('\n'));
      if (links.length > 0) throw new PageError(['Broken links in pages:', ...listProblems(links)]);
    },
  };
}
