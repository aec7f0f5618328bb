/** Publishes each page as Markdown, with lists of the copies for programs (see README.md). */
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {markdownPath} from '../../lib/pagePaths';
import {writeFiles} from '../../lib/writeFiles';
import type {MarkdownMessages} from './messages';
import {copyHead, makeCopy} from './node/copy';
import {FULL_TEXT_FILE, makeFullText, type FullTextPage} from './node/fullText';
import {linkLine} from './node/linkLine';
import {makeLlmsTxt, type ProgramFile} from './node/llmsTxt';
import {makeProgramFiles} from './node/programFiles';

export {copyHead} from './node/copy';
export {linkLine} from './node/linkLine';

export interface MarkdownExportOptions {
  /** Markdown that /llms.txt begins with: the release, instructions for agents, and where to begin. */
  readonly intro: string;
  /** Other files of the site for programs, which /llms.txt lists as optional. */
  readonly optionalFiles: readonly ProgramFile[];
  /** More addresses of Markdown copies, by the path of the page: `build/summary` to `summary.txt`. */
  readonly otherAddresses?: Readonly<Record<string, string>>;
  /** The variables of robots.txt, security.txt, and the skill (`files/`). */
  readonly variables: Readonly<Record<string, string>>;
  readonly messages: MarkdownMessages;
}

/**
 * Creates the visitor of built pages that writes a Markdown copy of the home page and of each document, /404.md,
 * /llms.txt, /llms-full.txt, and, for the default locale, the files that programs expect at fixed URLs.
 */
export function markdownCopies(options: MarkdownExportOptions): BuiltPageVisitor {
  const {intro, optionalFiles, otherAddresses = {}, variables, messages} = options;
  const pagesByPermalink = new Map<string, FullTextPage>();
  return {
    name: 'markdown-export',

    page(page, {outDir, baseUrl, siteUrl}) {
      const {document, kind} = page;
      if (document === undefined && kind !== 'home') return;
      const permalink = document?.permalink ?? baseUrl;
      const text = makeCopy(page, {siteUrl, baseUrl, messages});
      const file = markdownPath(permalink, baseUrl).slice(baseUrl.length);
      const other = otherAddresses[page.path ?? ''];
      const files = other === undefined ? [file] : [file, other];
      writeFiles(
        outDir,
        files.map((name) => [name, text] as const),
      );
      if (!document?.listed || document.repeats) return;
      const head = copyHead(page, {siteUrl, baseUrl, messages});
      pagesByPermalink.set(permalink, {kind, head, sections: page.sections});
    },

    done({outDir, siteUrl, baseUrl, siteConfig, documents, isDefaultLocale}) {
      const {title, tagline} = siteConfig;
      const listed = documents.filter((page) => page.listed);
      const llmsTxt = makeLlmsTxt({
        title,
        tagline,
        siteUrl,
        pages: listed,
        intro,
        optionalFiles,
        messages,
      });
      const fullText = makeFullText(
        listed.flatMap(({permalink}) => pagesByPermalink.get(permalink) ?? []),
      );
      const issues = variables['link.docsIssues'];
      const notFound = [
        `# ${messages['markdown.notFound']}`,
        messages['markdown.notFoundHint'],
        linkLine(messages['markdown.allPages'], `${siteUrl}llms.txt`),
        ...(issues === undefined
          ? []
          : [linkLine(messages['markdown.documentationIssues'], issues)]),
      ];
      const values = {...variables, siteAddress: siteUrl};
      writeFiles(outDir, [
        ['llms.txt', llmsTxt],
        [FULL_TEXT_FILE, fullText],
        ['404.md', `${notFound.join('\n\n')}\n`],
        ...(isDefaultLocale ? Object.entries(makeProgramFiles(values, baseUrl, new Date())) : []),
      ]);
    },
  };
}
