/** Summaries of the site for language models, as files and on pages (see README.md). */
import type {PluginModule} from '@docusaurus/types';
import type {BuiltPageVisitor, BuiltSite} from '../../lib/builtPages';
import {devServerNotice} from '../../lib/devServerNotice';
import {fillTemplate} from '../../lib/fillTemplate';
import type {SectionedPage} from '../../lib/markdown/selectSections';
import {writeFiles} from '../../lib/writeFiles';
import type {SummaryMessages} from './messages';
import type {SummariesOptions, SummaryBudget} from './node/makeSummaries';
import {fillPlaceholders, hasPlaceholders, type Summary} from './node/placeholders';

export {summaryMessages} from './messages';

/** Creates the plugin: in the dev server, it explains how to make the files. */
export function summariesPlugin(budgets: readonly SummaryBudget[]): PluginModule {
  const names = new Set(budgets.map(({file}) => file));
  const isSummary = (pathname: string) => names.has(pathname.split('/').at(-1) ?? '');
  return () => ({
    name: 'summaries',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'production' ? {} : {devServer: devServerNotice(isSummary)},
  });
}

/** Returns the files of the summaries, each with a note for /llms.txt. */
export function summaryFiles(budgets: readonly SummaryBudget[], messages: SummaryMessages) {
  return budgets.map(({budget, file}) => ({
    file,
    note: fillTemplate(messages['summary.note'], {tokens: budget.toLocaleString('en')}),
  }));
}

/** Creates the visitor that makes the summaries, and fills them into the pages that show them. */
export function llmSummaries(options: SummariesOptions): BuiltPageVisitor {
  const pages: SectionedPage[] = [];
  let summaries: ReadonlyMap<string, Summary> | undefined;

  /** Makes the summaries from the pages that were visited so far. */
  async function getSummaries(site: BuiltSite): Promise<ReadonlyMap<string, Summary>> {
    // Imported here because the dev server never needs the tokenizer.
    const {makeSummaries} = await import('./node/makeSummaries');
    summaries ??= makeSummaries(options, site, pages);
    return summaries;
  }

  return {
    name: 'summaries',
    async page(page, site) {
      const {readSectionedPage} = await import('../../lib/markdown/sectionedPages');
      const sectioned = readSectionedPage(page, site, options.rules.language);
      if (sectioned !== undefined) pages.push(sectioned);
    },
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
