/** Passes the built pages of a site to its visitors, step by step. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BuiltPage, BuiltPageVisitor, BuiltSite} from '../../../lib/builtPages';
import {relativePath} from '../../../lib/pagePaths';
import {parseHtml} from '../../../lib/parseHtml';
import {listHtmlFiles} from '../../../lib/listHtmlFiles';

type Visitors = readonly BuiltPageVisitor[];

/** The route of an HTML file, and the document that it shows. */
type Route = Pick<BuiltPage, 'path' | 'document'>;

const NO_ROUTE: Route = {path: undefined, document: undefined};

/**
 * Visits all pages of a build: calls `start` of each visitor, `page` for each HTML file, `done`, and finally `rewrite`
 * for each file. Pages with placeholders come last, after their placeholders are filled and saved. At any time, the
 * tree of only one page is in memory. The plugin (../index.ts) calls it in `postBuild`.
 *
 * @throws Error when a route has no HTML file, or when `page` of a visitor fails; it names the route or the file. Errors
 *   of other steps are not wrapped
 */
export async function visitBuiltPages(site: BuiltSite, visitors: Visitors): Promise<void> {
  for (const visitor of visitors) await visitor.start?.(site);

  const routes = routesByFile(site);
  const incompleteFiles: string[] = [];
  for (const file of listHtmlFiles(site.outDir)) {
    const html = readFileSync(path.join(site.outDir, file), 'utf8');
    if (visitors.some(({placeholders}) => placeholders?.areIn(html))) {
      incompleteFiles.push(file);
      continue;
    }
    const route = routes.get(file) ?? NO_ROUTE;
    await visitPage(
      {file, ...route, tree: parseHtml(html), hadPlaceholders: false},
      site,
      visitors,
    );
  }

  for (const file of incompleteFiles) {
    const html = await fillPlaceholders(file, site, visitors);
    const route = routes.get(file) ?? NO_ROUTE;
    await visitPage({file, ...route, tree: parseHtml(html), hadPlaceholders: true}, site, visitors);
  }

  for (const visitor of visitors) await visitor.done?.(site);

  rewriteFiles(site.outDir, visitors);
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

/** Fills the placeholders of a page, and saves it. Returns its HTML. */
async function fillPlaceholders(
  file: string,
  site: BuiltSite,
  visitors: Visitors,
): Promise<string> {
  const fullPath = path.join(site.outDir, file);
  let html = readFileSync(fullPath, 'utf8');
  for (const {placeholders} of visitors) {
    if (placeholders?.areIn(html)) html = await placeholders.fill(html, site);
  }
  writeFileSync(fullPath, html);
  return html;
}

function rewriteFiles(outDir: string, visitors: Visitors): void {
  if (visitors.every((visitor) => visitor.rewrite === undefined)) return;
  for (const file of listHtmlFiles(outDir)) {
    const fullPath = path.join(outDir, file);
    const original = readFileSync(fullPath, 'utf8');
    let html = original;
    for (const visitor of visitors) html = visitor.rewrite?.(html, file) ?? html;
    if (html !== original) writeFileSync(fullPath, html);
  }
}
