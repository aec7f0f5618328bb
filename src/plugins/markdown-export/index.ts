/** Links each page to its Markdown copy, and adds the menu of the page (see README.md). visitor.ts writes the copies. */
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {MarkdownMessages} from './messages';
import {devServerNotice} from './node/devServerNotice';

export {markdownMessages, type MarkdownMessages} from './messages';

export interface MarkdownExportPluginOptions {
  /** Path of the page that says how to connect an assistant, below the base path. The menu links to it. */
  readonly installPage: string;
  /** The command that runs the MCP server of this documentation, for readers to copy. */
  readonly mcpCommand: string;
  readonly messages: MarkdownMessages;
}

/**
 * Creates the plugin, which docusaurus.config.ts lists. It adds a hidden link to /llms.txt to each page, and the menu
 * with the actions for a page (theme/). The dev server, which has no copies, answers requests for them with a notice.
 */
export function markdownExportPlugin({
  installPage,
  mcpCommand,
  messages,
}: MarkdownExportPluginOptions): PluginModule {
  return ({baseUrl}) => ({
    name: 'markdown-export',
    getThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({actions}) {
      actions.setGlobalData({installPage, mcpCommand});
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

/** Matches `/quickstart.md`, `/llms.txt` and `/llms-full.txt`. */
const isMarkdownFile = (pathname: string): boolean => /\.md$|\/llms(?:-full)?\.txt$/.test(pathname);
