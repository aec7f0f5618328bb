/** Checks the links of pages from their sources, in the dev server after each compilation. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {missingEmbeddedMessage, missingIdMessage, missingPageMessage, resolveLink} from './links';
import type {PageRecord, PageRecords} from './pageRecord';
import type {Problem} from './problems';

export interface KnownPages {
  readonly siteDir: string;
  /** Begins and ends with a slash. */
  readonly baseUrl: string;
  /** Source files, by the URL path of their page (with the base path). */
  readonly sources: ReadonlyMap<string, string>;
  /** The paths of pages without a source file. */
  readonly otherPaths: readonly string[];
  /** The folders whose files the dev server serves. */
  readonly staticDirs?: readonly string[];
  /** Files that may contain links besides pages, relative to the site's folder: `sidebars.ts`. */
  readonly otherSources?: readonly string[];
  /** Folders of the other languages, for example `fr`. Their pages are built separately, so links to them are not checked. */
  readonly otherLocales?: readonly string[];
}

/** Returns the ids of a page, or undefined if components may add more. */
function idsOf(records: Iterable<PageRecord>): readonly string[] | undefined {
  const all = [...records];
  if (all.length === 0 || all.some(({hasUnknownIds}) => hasUnknownIds)) return undefined;
  return all.flatMap(({ids}) => ids);
}

/**
 * Returns a problem for each recorded link that points to no page or id, and for each `<img>` or `<video>` without a static
 * file. The dev server calls it; a build checks the finished HTML instead. Links to names with a dot, which may be generated
 * files, are not checked here, and neither are ids on a page whose components may add ids.
 */
export function checkSourceLinks(
  records: PageRecords,
  {siteDir, baseUrl, sources, otherPaths, staticDirs = []}: KnownPages,
): Problem[] {
  const pages = [...sources.keys(), ...otherPaths];
  const knownPages = new Set(pages);
  const isFile = (pathname: string) =>
    staticDirs.some((folder) => existsSync(path.join(folder, pathname.slice(baseUrl.length))));
  const problems: Problem[] = [];
  for (const [pagePath, source] of sources) {
    for (const [file, {links}] of records.withPartials(path.join(siteDir, source))) {
      for (const {url, isEmbedded, line, column} of links) {
        const target = resolveLink(url, {pagePath, baseUrl});
        if (target === undefined) continue;
        const place = {file: path.relative(siteDir, file), line, column};
        if (isEmbedded === true && !isFile(target.pathname)) {
          problems.push({...place, message: missingEmbeddedMessage(url)});
          continue;
        }
        // A file, for example /llms.txt. The build may write it later.
        const fileName = path.posix.basename(target.pathname);
        if (url.startsWith('pathname://') || fileName.includes('.')) continue;
        if (!knownPages.has(target.pathname)) {
          problems.push({...place, message: missingPageMessage(target, {url, baseUrl, pages})});
          continue;
        }
        const targetFile = sources.get(target.pathname);
        if (target.id === '' || targetFile === undefined) continue;
        const ids = idsOf(records.withPartials(path.join(siteDir, targetFile)).values());
        if (ids === undefined || ids.includes(target.id)) continue;
        problems.push({...place, message: missingIdMessage(target, {pagePath, baseUrl, ids})});
      }
    }
  }
  return problems;
}
