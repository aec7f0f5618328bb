/** Parses each built page once and passes its tree to a list of visitors (see README.md). */
import type {AllContent, PluginModule} from '@docusaurus/types';
import type {BuiltPageVisitor, BuiltSite} from '../../lib/builtPages';
import {relativePath} from '../../lib/pagePaths';
import {publishedPages} from '../../lib/publishedPages';

/** Matches routes that are not pages: the 404 page, and patterns, which contain a `*`. */
const noPageRegex = /^404(?:\.html)?$|\*/;

/**
 * Creates the plugin, which visits the pages in `postBuild`. An error of a visitor fails the build.
 *
 * @param loadVisitors returns the visitors, in the order in which they get each page. The dev server does not call it.
 */
export function builtPagesPlugin(
  loadVisitors: () => Promise<readonly BuiltPageVisitor[]>,
): PluginModule {
  return ({i18n}) => {
    let content: AllContent = {};
    return {
      name: 'built-pages',
      async allContentLoaded({allContent}) {
        content = allContent;
      },
      async postBuild({siteDir, outDir, baseUrl, siteConfig, routesPaths}) {
        const paths = routesPaths.map((route) => relativePath(route, baseUrl));
        const site: BuiltSite = {
          siteDir,
          outDir,
          baseUrl,
          siteUrl: new URL(baseUrl, siteConfig.url).href,
          siteConfig,
          isDefaultLocale: i18n.currentLocale === i18n.defaultLocale,
          paths: [...new Set(paths)].filter((path) => !noPageRegex.test(path)),
          documents: publishedPages(content, siteConfig),
        };
        // Imported here because the dev server never needs the parser.
        const {visitBuiltPages} = await import('./node/visitBuiltPages');
        await visitBuiltPages(site, await loadVisitors());
      },
    };
  };
}
