/** Makes the summaries of a site: sections of pages that together fit into a limit of tokens. */
import {execFileSync} from 'node:child_process';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';
import type {BuiltSite} from '../../../lib/builtPages';
import {fillTemplate} from '../../../lib/fillTemplate';
import {
  selectSections,
  type SectionedPage,
  type SelectionRules,
} from '../../../lib/markdown/selectSections';
import {findSamples, projectsText} from '../../mcp-server';
import type {SummaryMessages} from '../messages';
import type {Summary} from './placeholders';

/**
 * Matches a reference to a program, which src/lib/markdown/sections.ts makes: `a.ts`:
 * <https://docs.example/examples/b/a.ts.txt>
 */
const fileReferenceRegex = /`([^`\n]+)`: <\S*\/examples\/([\w/-]+)\.ts\.txt>/g;

/** A summary to be made. */
export interface SummaryBudget {
  /** Limit in tokens (o200k_base). */
  readonly budget: number;
  /** Name of its file, `llm-summary-6k.txt`. */
  readonly file: string;
  /** Names of samples, `vault/quickstart`, which it contains as whole programs. */
  readonly samples: readonly string[];
}

export interface SummariesOptions {
  readonly budgets: readonly SummaryBudget[];
  readonly rules: SelectionRules;
  /** A few sentences about the documented product, for the intro of each summary. */
  readonly about: string;
  /** The commands that start the sandbox, as a block of Markdown. */
  readonly sandboxCommands: string;
  readonly messages: SummaryMessages;
  /** All pages that may be repeated, as soon as they are visited. */
  readonly pages: readonly SectionedPage[];
}

/**
 * Returns the summaries by the names of their files. Reads the current commit with Git. The visitor (../index.ts) calls
 * it once, before it fills the pages that show summaries.
 *
 * @throws Error for a sample that does not exist, and if the intro and the programs alone exceed a limit; in the default
 *   language also for a rule that cannot be kept. Otherwise a translation contains what fits.
 */
export function makeSummaries(
  {budgets, rules, about, sandboxCommands, messages, pages}: SummariesOptions,
  {siteDir, siteUrl, siteConfig, isDefaultLocale}: BuiltSite,
): ReadonlyMap<string, Summary> {
  const commit = readCommit(siteDir);
  const source = commit === undefined ? siteUrl : `${siteUrl}, commit ${commit}`;
  return new Map(
    budgets.map(({budget, file, samples}) => {
      const limit = budget.toLocaleString('en');
      const intro = {title: siteConfig.title, tokens: limit, source, about};
      const selection = selectSections({
        limit: budget,
        pages: referToPrograms(pages, samples, messages),
        rules,
        isStrict: isDefaultLocale,
        countTokens,
        preamble: `> ${fillTemplate(messages['summary.intro'], intro)}`,
        appendix: programsText(siteDir, samples, sandboxCommands, messages),
      });
      const tokenCount = selection.tokens.toLocaleString('en');
      const summary: Summary = {
        tokens: tokenCount,
        commit: commit ?? 'unknown',
        text: selection.text,
      };
      return [file, summary];
    }),
  );
}

/** Returns pages whose references to these samples name the chapter "Programs" at the end of the summary, not an address. */
function referToPrograms(
  pages: readonly SectionedPage[],
  samples: readonly string[],
  messages: SummaryMessages,
): readonly SectionedPage[] {
  const replace = (text: string) =>
    text.replace(fileReferenceRegex, (reference, file: string, name: string) =>
      samples.includes(name) ? fillTemplate(messages['summary.inPrograms'], {file}) : reference,
    );
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({...section, text: replace(section.text)})),
  }));
}

/** Returns the chapter with whole programs, undefined if there are none. */
function programsText(
  siteDir: string,
  samples: readonly string[],
  sandboxCommands: string,
  messages: SummaryMessages,
): string | undefined {
  if (samples.length === 0) return undefined;
  return [
    `# ${messages['summary.programs']}`,
    messages['summary.howToRun'],
    sandboxCommands,
    projectsText(findSamples(siteDir, samples)),
  ].join('\n\n');
}

/** Returns the short hash of the current commit, with `+` after it if files have changed. Undefined outside a repository. */
function readCommit(siteDir: string): string | undefined {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty=+', '--exclude=*'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
