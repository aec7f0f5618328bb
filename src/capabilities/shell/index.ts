/** What surrounds every page: client modules, the announcement, the script before first paint, the list of pages. */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Announcement} from '../../config/announcement';
import {publishedPages} from '../copies';
import {firstPaintScript} from './node/inlineScript';

export interface ShellOptions {
  readonly announcement: Announcement | undefined;
}

/** In this order: what catches a failed chunk must be there before anything is loaded. */
const CLIENT_MODULES = [
  'chunkFailure',
  'cleanAddress',
  'menu',
  'prefetch',
  'progress',
  'scroll',
  'sidebar',
];

/** The plugin. */
export function shellPlugin({announcement}: ShellOptions): PluginModule {
  return ({baseUrl, siteConfig, siteStorage}) => ({
    name: 'site-shell',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      CLIENT_MODULES.map((name) => path.join(__dirname, `client/${name}/clientModule.ts`)),
    async contentLoaded({actions}) {
      actions.setGlobalData(announcement);
    },
    async allContentLoaded({allContent, actions}) {
      // For the not-found page.
      const pages = publishedPages(allContent, siteConfig)
        .filter(({listed}) => listed)
        .map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title}));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
    injectHtmlTags: () => ({
      // Painted when all of the page is there: the text would move when what stands beside it is read.
      headTags: '<link rel="expect" href="#page-end" blocking="render">',
      preBodyTags: `<script>${firstPaintScript(announcement, siteStorage)}</script>`,
      postBodyTags: '<template id="page-end"></template>',
    }),
  });
}
