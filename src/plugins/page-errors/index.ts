/** The build-time entry: reports the problems of pages with file, line, and remedy (README.md). */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {MarkdownConfig, PluginModule} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {BuiltPageVisitor} from '../../lib/builtPages';
import {withOptions} from '../../lib/withOptions';
import {createBundlerPlugin} from './node/bundlerPlugin';
import {checkComponents} from './node/checkComponents';
import {checkMarkdown} from './node/checkMarkdown';
import {checkSourceLinks, type KnownPages} from './node/checkSourceLinks';
import {FirstLoad} from './node/firstLoad';
import type {FrontMatterSchema} from './node/frontMatter';
import {createMarkdownHooks} from './node/hooks';
import {createLinkVisitor} from './node/linkVisitor';
import {PageRecords} from './node/pageRecord';
import {listProblems, PageError} from './node/problems';
import {recordPage} from './node/recordPage';
import {recordSyntaxErrors} from './node/recordSyntaxErrors';
import {
  collectCategoryPaths,
  collectSources,
  findDrafts,
  findDuplicatePaths,
  findUnroutablePaths,
} from './node/sources';

export {readAnchorProblems} from './node/anchorProblems';
export {placeOf} from './node/problems';

export interface PageChecksOptions {
  readonly siteDir: string;
  /** Changes the text of a page before it is parsed. Throws an error whose lines have file and line. */
  readonly prepare: (text: string, file: string) => string;
  /** Docusaurus' schema of front matter. */
  readonly schema: FrontMatterSchema;
  /** The components that authors can use without an import. */
  readonly components: readonly string[];
  /** Paths that plugins add to the site, for example `/search`, without the base path. The dev server needs them. */
  readonly otherPaths: readonly string[];
  /** Paths of files that other plugins write while the links of a build are checked, without the base path. */
  readonly lateFiles: readonly string[];
  /** Files and folders that may contain links besides pages, relative to the site's folder: `sidebars.ts`. */
  readonly otherSources: readonly string[];
  /** Folders of the other languages, for example `fr`. */
  readonly otherLocales: readonly string[];
  /** Whether this is the dev server. It warns about broken links; a build fails. */
  readonly isDev: boolean;
}

export interface PageChecks {
  /** For `markdown` in the configuration. */
  readonly markdown: Required<Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter' | 'hooks'>>;
  /** For `beforeDefaultRemarkPlugins` of the docs and pages plugins. */
  readonly beforeDefaultRemarkPlugins: Plugin<[], string, Root>[];
  /** For the beginning of `remarkPlugins`. */
  readonly checkSteps: Plugin<[], Root>[];
  /** For the end of `remarkPlugins`: it records the messages of all other steps. */
  readonly recordStep: Plugin<[], Root>;
  /** Must be the last visitor of built pages: links may point to files that other visitors write. */
  readonly linkVisitor: BuiltPageVisitor;
  readonly plugin: PluginModule;
}

/** Throws if the site is in a folder whose files the bundler cannot read: `#` and `!` have a meaning in its paths. */
function checkFolder(siteDir: string): void {
  const [character] = /[#!]/.exec(siteDir) ?? [];
  if (character === undefined) return;
  throw new Error(
    `The path of the site, ${siteDir}, contains ${character}, which the bundler cannot read. Rename the folder, or move the site.`,
  );
}

/**
 * Creates the configuration parts that check pages. They share one set of page records, and throw
 * errors whose lines have file, line, and remedy. If Docusaurus stops early, the problems found so far are printed when the
 * process ends.
 */
export function createPageChecks(options: PageChecksOptions): PageChecks {
  const {siteDir, prepare, schema, components, otherPaths, otherSources} = options;
  const {lateFiles, otherLocales, isDev} = options;
  checkFolder(siteDir);
  const records = new PageRecords();
  const firstLoad = new FirstLoad();

  // Docusaurus may stop before it asks this plugin, for example because of sidebars.ts.
  process.once('exit', () => {
    const problems = firstLoad.end();
    if (problems.length > 0) logger.error(problems.join('\n'));
  });

  let sources: ReadonlyMap<string, string> = new Map();
  let categoryPaths: readonly string[] = [];
  let staticDirs: readonly string[] = [];
  const knownPages = (baseUrl: string): KnownPages => ({
    siteDir,
    staticDirs,
    baseUrl,
    sources,
    otherPaths: [...categoryPaths, ...otherPaths.map((route) => baseUrl + route.slice(1))],
    otherSources,
    otherLocales,
  });

  const plugin: PluginModule = ({baseUrl, siteConfig}) => {
    staticDirs = (siteConfig.staticDirectories ?? []).map((folder) => path.join(siteDir, folder));
    return {
      name: 'page-errors',
      async allContentLoaded({allContent}) {
        if (!isDev) for (const line of listProblems(findDrafts(allContent))) logger.warn(line);
        // Docusaurus warns too, but doesn't name the files.
        for (const line of listProblems(findDuplicatePaths(allContent))) logger.warn(line);
        const wrongPaths = listProblems(findUnroutablePaths(allContent));
        // The dev server starts nevertheless, and shows the problems in the overlay after compiling the pages.
        const pageProblems = firstLoad.end();
        const lines = [...(isDev ? [] : pageProblems), ...wrongPaths];
        if (lines.length > 0) throw new PageError(['Problems in pages:', ...lines]);
        sources = collectSources(allContent);
        categoryPaths = collectCategoryPaths(allContent);
      },
      configureWebpack: (_config, isServer) => ({
        plugins: [
          createBundlerPlugin({
            siteDir,
            records,
            isServer,
            checkLinks: () => (isDev ? checkSourceLinks(records, knownPages(baseUrl)) : []),
          }),
        ],
        // Docusaurus shows only errors in the overlay.
        ...(isDev && {devServer: {client: {overlay: {warnings: true, errors: true}}}}),
      }),
    };
  };

  return {
    markdown: createMarkdownHooks({siteDir, records, prepare, schema, firstLoad}),
    // Functions, because Docusaurus sends options that are data to every browser with the site's configuration.
    beforeDefaultRemarkPlugins: [
      function () {
        recordSyntaxErrors.call(this, {siteDir, records});
      },
    ],
    checkSteps: [withOptions(checkComponents, {components}), checkMarkdown],
    recordStep: withOptions(recordPage, {siteDir, records, components}),
    linkVisitor: createLinkVisitor(records, {knownPages, lateFiles}),
    plugin,
  };
}
