/** Redirects, and a check that a build still contains every published URL (see README.md). */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {writeFiles} from '../../lib/writeFiles';
import {checkBuild, checkRedirects, splitUrl, type Redirects} from './node/checks';
import {collectAnchors, parsePublishedUrls} from './node/publishedUrls';
import {redirectPage} from './node/redirectPage';

export {addPublishedUrls, collectAnchors, parsePublishedUrls} from './node/publishedUrls';

const hasAnchor = (url: string) => splitUrl(url).anchor !== undefined;

/**
 * Creates the plugin, which redirects anchors in the browser. docusaurus.config.ts lists it.
 *
 * @throws RedirectError for redirects that are invalid in any build
 */
export function redirectsPlugin(redirects: Redirects): PluginModule {
  checkRedirects(redirects);
  const anchorRedirects = Object.entries(redirects).filter(([from]) => hasAnchor(from));
  return ({baseUrl}) => ({
    name: 'redirects',
    // Sites without such redirects do not load the module.
    getClientModules: () =>
      anchorRedirects.length > 0 ? [path.join(__dirname, 'client/clientModule.ts')] : [],
    async contentLoaded({actions}) {
      const entries = anchorRedirects.map(([from, to]) => [
        baseUrl + from.slice(1),
        baseUrl + to.slice(1),
      ]);
      await actions.createData('anchors.json', JSON.stringify(Object.fromEntries(entries)));
    },
  });
}

export interface PublishedUrlsOptions {
  readonly redirects: Redirects;
  /** The file with the published URLs, relative to the site's folder. Without one, the build is not checked. */
  readonly listFile: string | undefined;
}

/**
 * Creates the visitor of built pages that writes redirect pages before the first page is visited, and afterwards checks
 * the build in the default language, if there is a `listFile`. `done` throws for a published URL that is gone, and for
 * a redirect that begins at a URL that exists or points to one that is missing (`checkBuild`). docusaurus.builtPages.ts
 * lists it.
 */
export function publishedUrlsVisitor({
  redirects,
  listFile,
}: PublishedUrlsOptions): BuiltPageVisitor {
  const built = new Map<string, ReadonlySet<string>>();
  return {
    name: 'redirects',

    // Redirect pages are written first, so that the Content-Security-Policy allows their script.
    start({outDir, baseUrl, siteConfig}) {
      for (const [from, to] of Object.entries(redirects)) {
        const file = from === '/' ? 'index.html' : `${from.slice(1)}.html`;
        // `done` reports a redirect that begins at a page of the build.
        if (hasAnchor(from) || existsSync(path.join(outDir, file))) continue;
        const target = baseUrl + to.slice(1);
        writeFiles(outDir, [[file, redirectPage(target, siteConfig.url + target)]]);
      }
    },

    page(page) {
      if (page.path !== undefined) built.set(`/${page.path}`, collectAnchors(page.tree));
    },

    done({siteDir, isDefaultLocale}) {
      // Anchors follow the words of headings, and only those of the default locale are in the list.
      if (listFile === undefined || !isDefaultLocale) return;
      const published = parsePublishedUrls(readFileSync(path.join(siteDir, listFile), 'utf8'));
      checkBuild(published, built, redirects);
    },
  };
}
