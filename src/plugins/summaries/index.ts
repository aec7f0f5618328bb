/** Summaries of the site for language models, as files and on pages (see README.md). */
import type {PluginModule} from '@docusaurus/types';
import type {BuiltPageVisitor, BuiltSite} from '../../lib/builtPages';
import {devServerNotice} from '../../lib/devServerNotice';
import {fillTemplate} from '../../lib/fillTemplate';
import {writeFiles} from '../../lib/writeFiles';
import type {SummaryMessages} from './messages';
import type {SummariesOptions, SummaryBudget} from './node/makeSummaries';
import {fillPlaceholders, hasPlaceholders, type Summary} from './node/placeholders';
import {fileNameRegex} from './shared/placeholders';

export {summaryMessages} from './messages';

/**
 * Creates the plugin for docusaurus.config.ts. The dev server, which makes no summaries, answers requests for their
 * files with a notice.
 *
 * @throws Error for the name of a file that no placeholder can contain
 */
export function summariesPlugin(budgets: readonly SummaryBudget[]): PluginModule {
  const names = new Set(budgets.map(({file}) => file));
  for (const name of names) {
    if (!fileNameRegex.test(name))
      throw new Error(
        `src/config/summaries.ts: the file "${name}" has a name with other characters than letters, digits, ".", "_", and "-". Rename it.`,
      );
  }
  const isSummary = (pathname: string) => names.has(pathname.split('/').at(-1) ?? '');
  return () => ({
    name: 'summaries',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'production' ? {} : {devServer: devServerNotice(isSummary)},
  });
}

/**
 * For docusaurus.builtPages.ts: returns the names of the summaries' files, each with the note with which /llms.txt
 * lists it. `{tokens}` in the note becomes the limit of the summary; other names in braces stay.
 */
export function summaryFiles(budgets: readonly SummaryBudget[], messages: SummaryMessages) {
  return budgets.map(({budget, file}) => ({
    file,
    note: fillTemplate(messages['summary.note'], {tokens: budget.toLocaleString('en')}),
  }));
}

/**
 * Creates the visitor of built pages that makes the summaries after it has seen all other pages, fills them into the
 * pages that show them, and writes their files. Its `fill` and `done` throw as `makeSummaries` does.
 * docusaurus.builtPages.ts lists it.
 */
export function llmSummaries(options: SummariesOptions): BuiltPageVisitor {
  let summaries: ReadonlyMap<string, Summary> | undefined;

  /** Makes the summaries from the pages that were visited so far. */
  async function getSummaries(site: BuiltSite): Promise<ReadonlyMap<string, Summary>> {
    // Imported here because the dev server never needs the tokenizer.
    const {makeSummaries} = await import('./node/makeSummaries');
    summaries ??= makeSummaries(options, site);
    return summaries;
  }

  return {
    name: 'summaries',
    placeholders: {
      areIn: hasPlaceholders,
      fill: async (html, site) => fillPlaceholders(html, await getSummaries(site)),
    },
    async done(site) {
      for (const [file, {text}] of await getSummaries(site))
        writeFiles(site.outDir, [[file, text]]);
    },
  };
}
