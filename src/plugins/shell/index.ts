/** The shell: what surrounds the content of every page (see README.md). */
import path from 'node:path';
import type {PluginModule, TranslationFile} from '@docusaurus/types';
import type {Announcement} from '../../config/announcement';
import {publishedPages} from '../../lib/publishedPages';
import {createTranslationFile, findTranslation} from '../../lib/translationFiles';
import {earlyPressScript} from './node/earlyPressScript';
import {firstPaintScript} from './node/firstPaintScript';

export interface ShellOptions {
  /** The announcement above the navigation bar. */
  readonly announcement: Announcement | undefined;
}

/** Folders in `client/`. `chunkFailure` comes first because it must run before anything else can fail to load. */
const CLIENT_MODULES = [
  'chunkFailure',
  'cleanUrl',
  'earlyBack',
  'mainScript',
  'menu',
  'prefetch',
  'progress',
  'scroll',
  'shortcuts',
  'sidebar',
];

/** Collects the texts of the announcement for translation. */
function collectTexts({text, link}: Announcement): Record<string, string> {
  return link === undefined ? {text} : {text, link: link.label};
}

/** Translates the announcement. Its id stays, so that readers who dismissed it don't see it in another language. */
function translateAnnouncement(
  announcement: Announcement,
  files: readonly TranslationFile[],
): Announcement {
  const {id, text, link} = announcement;
  return {
    id,
    text: findTranslation(files, 'text', text),
    link: link && {...link, label: findTranslation(files, 'link', link.label)},
  };
}

/**
 * Creates the plugin, which docusaurus.config.ts lists: theme files, client modules, inline scripts, and the data of the
 * announcement and of the 404 page.
 */
export function shellPlugin({announcement}: ShellOptions): PluginModule {
  let translated = announcement;
  return ({baseUrl, siteConfig, siteStorage}) => ({
    name: 'shell',
    getTranslationFiles: () =>
      announcement ? [createTranslationFile('announcement', collectTexts(announcement))] : [],
    translateContent({content, translationFiles}) {
      translated = announcement && translateAnnouncement(announcement, translationFiles);
      return content;
    },
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      CLIENT_MODULES.map((name) => path.join(__dirname, `client/${name}/clientModule.ts`)),
    async contentLoaded({actions}) {
      actions.setGlobalData(translated);
    },
    async allContentLoaded({allContent, actions}) {
      // The not-found page loads this file to suggest similar pages.
      const pages = publishedPages(allContent, siteConfig)
        .filter(({listed}) => listed)
        .map(({permalink, title}) => ({path: `/${permalink.slice(baseUrl.length)}`, title}));
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
