/** Redirects for renamed pages (see README.md). */
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {checkRedirects, type Redirects} from './node/checkRedirects';
import {redirectPage} from './node/redirectPage';

/**
 * Creates the visitor of built pages that writes a redirect page for each old path. It does so before the first page is
 * visited, so that the Content-Security-Policy allows the script of these pages. `start` throws for a redirect that begins
 * at a page, or leads to none.
 */
export function redirectPages(redirects: Redirects): BuiltPageVisitor {
  return {
    name: 'redirects',

    start({outDir, baseUrl, siteConfig, paths}) {
      checkRedirects(redirects, new Set(paths.map((page) => `/${page}`)));
      const pages = Object.entries(redirects).map(([from, to]): [string, string] => {
        const target = baseUrl + to.slice(1);
        return [`${from.slice(1)}.html`, redirectPage(target, siteConfig.url + target)];
      });
      writeFiles(outDir, pages);
    },
  };
}
