/** Passes the built pages of a site to its visitors, step by step. */
import {existsSync, writeFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltPage, BuiltPageVisitor, BuiltSite} from '../../../lib/builtPages';
import {relativePath} from '../../../lib/pagePaths';
import {listHtmlFiles} from './listHtmlFiles';
import {pageReader} from './page';

type Visitors = readonly BuiltPageVisitor[];

/** The route of an HTML file, and the document that it shows. */
type Route = Pick<BuiltPage, 'path' | 'document'>;

const NO_ROUTE: Route = {path: undefined, document: undefined};

/**
 * Visits all pages of a build: calls `start` of each visitor, `page` for each HTML file, `done`, and at last `rewrite` for
 * each file, which is then written. Only one page is in memory at any time.
 *
 * @throws Error when a route has no HTML file, or when `page` of a visitor fails; it names the route or the file. Errors
 *   of other steps are not wrapped
 */
export async function visitBuiltPages(site: BuiltSite, visitors: Visitors): Promise<void> {
  for (const visitor of visitors) await visitor.start?.(site);

  const routes = routesByFile(site);
  const readPage = pageReader(site);
  const files = listHtmlFiles(site.outDir);
  for (const file of files) {
    // Not `readFileSync`, so that work in other threads and processes goes on between two pages.
    const html = await readFile(path.join(site.outDir, file), 'utf8');
    await visitPage(readPage({file, ...(routes.get(file) ?? NO_ROUTE)}, html), site, visitors);
  }

  for (const visitor of visitors) await visitor.done?.(site);

  for (const file of files) {
    const html = await readFile(path.join(site.outDir, file), 'utf8');
    const published = visitors.reduce(
      (text, visitor) => visitor.rewrite?.(text, file) ?? text,
      html,
    );
    writeFileSync(path.join(site.outDir, file), published);
  }
}

/** Returns the routes of the site by their HTML files. @throws Error for a route without a file */
function routesByFile({outDir, baseUrl, paths, documents}: BuiltSite): ReadonlyMap<string, Route> {
  const documentsByPath = new Map(
    documents.map((document) => [relativePath(document.permalink, baseUrl), document]),
  );
  return new Map(
    paths.map((page) => {
      const document = documentsByPath.get(page);
      const source = document?.file ?? `The route /${page}`;
      return [findFile(outDir, page, source), {path: page, document}];
    }),
  );
}

/** Returns the HTML file of a page, whatever `trailingSlash` is set to. `source` is for the error. */
function findFile(outDir: string, page: string, source: string): string {
  const names =
    page === '' ? ['index.html'] : [page.replace(/(?:\.html)?$/, '.html'), `${page}/index.html`];
  const found = names.find((name) => existsSync(path.join(outDir, name)));
  if (found !== undefined) return path.normalize(found);
  const looked = names.join(' and ');
  throw new Error(`${source}: no page was built; looked for ${looked} in ${outDir}.`);
}

async function visitPage(page: BuiltPage, site: BuiltSite, visitors: Visitors): Promise<void> {
  for (const visitor of visitors) {
    try {
      await visitor.page?.(page, site);
    } catch (cause) {
      throw new Error(`The visitor "${visitor.name}" failed on ${page.file}`, {cause});
    }
  }
}
