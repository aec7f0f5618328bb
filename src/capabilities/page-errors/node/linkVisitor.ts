import {readdirSync} from 'node:fs';
import type {BuiltPageVisitor} from '../../../lib/builtPages';
import {checkBuiltLinks, collectBuiltLinks, type BuiltLinks} from './checkBuiltLinks';
import type {KnownPages} from './checkSourceLinks';
import {normalizePath} from './links';
import type {PageRecords} from './pageRecord';
import {listProblems, PageError} from './problems';

/**
 * Creates the visitor of built pages that checks their links, for docusaurus.builtPages.ts. After the last page, it throws
 * one PageError with all broken links and their lines. Docusaurus checks links later and would know no lines.
 */
export function createLinkVisitor(
  records: PageRecords,
  knownPages: (baseUrl: string) => KnownPages,
): BuiltPageVisitor {
  let builtPages: BuiltLinks[] = [];
  return {
    name: 'page-errors',
    start() {
      // A build of several languages visits the pages of each language.
      builtPages = [];
    },
    page({file, tree}, {baseUrl}) {
      // The page of `api/index.html` is `api`.
      const pagePath = baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, '');
      builtPages.push(collectBuiltLinks(pagePath, tree));
    },
    done({outDir, baseUrl}) {
      const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
      const files = new Set(names.map((name) => normalizePath(baseUrl + name)));
      const problems = checkBuiltLinks(builtPages, {files, records, known: knownPages(baseUrl)});
      if (problems.length > 0)
        throw new PageError(['Broken links in pages:', ...listProblems(problems)]);
    },
  };
}
