/** The site for programs: each page as Markdown, /llms.txt, and summaries (see README.md beside this file). */
import path from 'node:path';
import type {AllContent, PluginModule} from '@docusaurus/types';
import type {SelectionRules} from '../../config/copies';
import {changePage} from '../../lib/changePage';
import {threadAfterBuild} from '../../lib/inThread';
import {answerInDev} from './node/devServer';
import {publishedPages} from './node/publishedPages';
import type {SkillOptions} from './node/skill';
import type {CopiesTexts} from './node/texts';
import type writeCopies from './node/writeCopies';

export {copiesTexts} from './node/texts';
export {publishedPages};
export type {PublishedPage} from './node/publishedPages';

export interface CopiesOptions {
  /** Tokens of each summary, and the name of its text file. */
  readonly budgets: readonly {readonly budget: number; readonly file: string}[];
  readonly rules: SelectionRules;
  readonly skill: SkillOptions;
  /** Ids of the pages that /llms.txt names first. */
  readonly entryPages: readonly string[];
  /** Files of the site that programs want beside the copies: path below the base path, and what it is. */
  readonly files: readonly {readonly file: string; readonly note: string}[];
  readonly texts: CopiesTexts;
}

/** The plugin. */
export function copiesPlugin(options: CopiesOptions): PluginModule {
  return ({siteDir, siteConfig: config, i18n}) => {
    let loaded: AllContent = {};
    const thread = threadAfterBuild<typeof writeCopies>(
      path.join(__dirname, 'node/writeCopies.ts'),
    );
    return {
      name: 'site-copies',
      async allContentLoaded({allContent}) {
        loaded = allContent;
      },
      // Readers see nothing of it; programs that turn the whole page into text begin with it.
      injectHtmlTags: () => ({
        preBodyTags: [
          `<p hidden>${options.texts['copies.programs']}: <a href="${config.baseUrl}llms.txt">${options.texts['copies.asMarkdown']}</a></p>`,
        ],
      }),
      configureWebpack({mode}, isServer) {
        if (mode === 'production') thread.load();
        if (isServer || mode === 'production') return {};
        return {devServer: answerInDev(options.budgets.map(({file}) => file))};
      },
      async postBuild({outDir, baseUrl, siteConfig}) {
        const {url, title, tagline} = siteConfig;
        const siteAddress = new URL(baseUrl, url).href;
        const pages = publishedPages(loaded, config);
        const strict = i18n.currentLocale === i18n.defaultLocale;
        const site = {siteDir, outDir, baseUrl, siteAddress, title, tagline, pages, strict};
        const {summaries, withHoles} = await thread.run(site, options);
        // Loaded here, because the dev server never needs it.
        const {fillHoles} = await import('./node/summaryHoles');
        for (const file of withHoles) changePage(file, (html) => fillHoles(html, summaries));
      },
    };
  };
}
