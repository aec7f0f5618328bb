/** The shell: what surrounds the content of every page (see README.md). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Announcement} from '../../config/announcement';
import {publishedPages} from '../../lib/publishedPages';
import {earlyPressScript} from './node/earlyPressScript';
import {firstPaintScript} from './node/firstPaintScript';

export interface ShellOptions {
  /** The announcement above the navigation bar. */
  readonly announcement: Announcement | undefined;
}

/** Folders in `client/`. `savedCopy` must run before all others, and `chunkFailure` before anything can fail to load. */
const CLIENT_MODULES = [
  'savedCopy',
  'chunkFailure',
  'cleanUrl',
  'contents',
  'earlyBack',
  'mainScript',
  'menu',
  'prefetch',
  'scroll',
  'shortcuts',
  'sidebar',
];

/**
 * Creates the plugin: theme files, client modules, inline scripts, and the data of the
 * announcement and of the 404 page.
 */
export function shellPlugin({announcement}: ShellOptions): PluginModule {
  return ({baseUrl, siteConfig, siteStorage}) => ({
    name: 'shell',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      CLIENT_MODULES.map((name) => path.join(__dirname, `client/${name}/clientModule.ts`)),
    async contentLoaded({actions}) {
      actions.setGlobalData(announcement);
    },
    async allContentLoaded({allContent, actions}) {
      // The not-found page loads this file to suggest similar pages.
      const pages = publishedPages(allContent, siteConfig)
        .filter(({listed}) => listed)
        .map(({permalink, title, description}) => ({
          path: `/${permalink.slice(baseUrl.length)}`,
          title,
          description,
        }));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
    injectHtmlTags: () => ({
      // Delays the first paint until the whole page is parsed. Otherwise the text moves when the column next to
      // it arrives.
      headTags: '<link rel="expect" href="#page-end" blocking="render">',
      preBodyTags: `<script>${firstPaintScript(announcement, siteStorage)}${earlyPressScript}</script>`,
      postBodyTags: '<template id="page-end"></template>',
    }),
  });
}
