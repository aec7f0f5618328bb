/** Publishes each page as Markdown, with lists of the copies for programs (see README.md). */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {devServerNotice} from '../../lib/devServerNotice';
import {markdownPath} from '../../lib/pagePaths';
import {writeFiles} from '../../lib/writeFiles';
import type {MarkdownMessages} from './messages';
import {makeCopy} from './node/copy';
import type {ProgramFile} from './node/llmsTxt';

export {markdownMessages, type MarkdownMessages} from './messages';
export {copyHead} from './node/copy';

export interface MarkdownExportPluginOptions {
  /** Path of the page that says how to connect an assistant, below the base path. The menu links to it. */
  readonly installPage: string;
  readonly messages: MarkdownMessages;
}

/**
 * Creates the plugin, which docusaurus.config.ts lists. It adds a hidden link to /llms.txt to each page, and the menu
 * with the actions for a page (theme/). The dev server, which has no copies, answers requests for them with a notice.
 */
export function markdownExportPlugin({
  installPage,
  messages,
}: MarkdownExportPluginOptions): PluginModule {
  return ({baseUrl}) => ({
    name: 'markdown-export',
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      actions.setGlobalData({installPage});
    },
    // Readers do not see this paragraph. Programs that turn a page into text start with it.
    injectHtmlTags: () => ({
      preBodyTags: [
        `<p hidden>${messages['markdown.forPrograms']}: <a href="${baseUrl}llms.txt">${messages['markdown.allAsMarkdown']}</a></p>`,
      ],
    }),
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'production' ? {} : {devServer: devServerNotice(isMarkdownFile)},
  });
}

/** Matches `/quickstart.md`, `/llms.txt` and `/llms-full/build-2.txt`. */
const isMarkdownFile = (pathname: string): boolean =>
  /\.md$|\/llms(?:-full)?\.txt$|\/llms-full\//.test(pathname);

export interface MarkdownExportOptions {
  /** Ids of the pages that /llms.txt lists first. */
  readonly entryPages: readonly string[];
  /** Other files of the site for programs, listed in /llms.txt. */
  readonly files: readonly ProgramFile[];
  /** Lists the sample programs that another visitor publishes. */
  readonly listSamples?: (siteDir: string) => readonly ProgramFile[];
  readonly messages: MarkdownMessages;
}

/**
 * Creates the visitor of built pages that writes a Markdown copy of the home page and of each document, /404.md,
 * /llms.txt, and the files of /llms-full.txt. docusaurus.builtPages.ts lists it.
 */
export function markdownCopies(options: MarkdownExportOptions): BuiltPageVisitor {
  const {entryPages, files, listSamples = () => [], messages} = options;
  const textsByPermalink = new Map<string, string>();
  return {
    name: 'markdown-export',

    page(page, {outDir, baseUrl, siteUrl}) {
      const {document, kind, hadPlaceholders} = page;
      if (document === undefined && kind !== 'home') return;
      const permalink = document?.permalink ?? baseUrl;
      const text = makeCopy(page, {siteUrl, baseUrl, messages});
      writeFiles(outDir, [[markdownPath(permalink, baseUrl).slice(baseUrl.length), text]]);
      // The full text leaves out pages that repeat others, such as the summaries.
      if (document?.listed && !hadPlaceholders) textsByPermalink.set(permalink, text);
    },

    async done({siteDir, outDir, siteUrl, baseUrl, siteConfig: {title, tagline}, documents}) {
      const {FULL_TEXT_FILE, makeFullText} = await import('./node/fullText');
      const {makeLlmsTxt} = await import('./node/llmsTxt');
      const listed = documents.filter((page) => page.listed);
      const fullTextPages = listed.flatMap((page) => {
        const text = textsByPermalink.get(page.permalink);
        return text === undefined ? [] : [{...page, text}];
      });
      const llmsTxt = makeLlmsTxt({
        title,
        tagline,
        siteUrl,
        pages: listed,
        entryPages,
        files: [{file: FULL_TEXT_FILE, note: messages['markdown.fullText']}, ...files],
        samples: listSamples(siteDir),
        messages,
      });
      writeFiles(outDir, makeFullText(title, siteUrl, fullTextPages, messages));
      const home = {title, permalink: baseUrl};
      const links = [home, ...listed.filter(({id}) => entryPages.includes(id))].map(
        ({title: name, permalink}) =>
          `- [${name}](${new URL(markdownPath(permalink, baseUrl), siteUrl).href})`,
      );
      const allPages = `- [${messages['markdown.allPages']}](${siteUrl}llms.txt)`;
      const notFound = `# ${messages['markdown.notFound']}\n\n${messages['markdown.notFoundHint']}\n\n${[...links, allPages].join('\n')}\n`;
      writeFiles(outDir, [
        ['llms.txt', llmsTxt],
        ['404.md', notFound],
      ]);
    },
  };
}
