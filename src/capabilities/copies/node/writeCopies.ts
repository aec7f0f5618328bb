/** Everything that is made from the built pages for programs: run after each build. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';
import type {CopiesOptions} from '..';
import {FULL_TEXT, makeFullText, type FullTextPage} from './fullText';
import {makeLlmsTxt} from './llmsTxt';
import type {PublishedPage} from './publishedPages';
import {selectSummary, type SummaryPage} from './selectSummary';
import {makeSkill, skillFile} from './skill';
import {fill} from './texts';
import {fillHoles, type SummaryFacts} from './summaryHoles';
import {htmlFile, isForSummaries, writePage, writePages, type BuiltSite} from './writePages';

/** Short hash of what is checked out, `+` if files differ from it; undefined outside a repository. */
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

/** Makes the summaries of all budgets, by the names of their files. */
function makeSummaries(
  {siteDir, siteAddress, title, strict}: BuiltSite,
  pages: readonly SummaryPage[],
  {budgets, rules, texts}: CopiesOptions,
): Map<string, SummaryFacts> {
  const commit = readCommit(siteDir);
  const source = commit === undefined ? '' : `, commit ${commit}`;
  return new Map(
    budgets.map(({budget, file}) => {
      const preamble = `> ${fill(texts['copies.summaryIntro'], {title, tokens: budget.toLocaleString('en'), source: siteAddress + source})}`;
      const {tokens, text} = selectSummary(budget, {pages, rules, countTokens, preamble, strict});
      return [file, {text, tokens: tokens.toLocaleString('en'), commit: commit ?? 'unknown'}];
    }),
  );
}

/**
 * Writes each page as Markdown beside it, the summaries into their files, and /llms.txt.
 *
 * @returns the summaries, and the HTML files of the pages that they are still to be put into
 */
export default async function writeCopies(
  site: BuiltSite,
  options: CopiesOptions,
): Promise<{summaries: Map<string, SummaryFacts>; withHoles: string[]}> {
  const {outDir, siteAddress, title, pages} = site;
  const {texts} = options;
  const write = (name: string, text: string) => {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  const withHoles: PublishedPage[] = [];
  const useful: SummaryPage[] = [];
  const full: FullTextPage[] = [];
  for (const {page, text, sections} of await writePages(site, options)) {
    if (text === undefined) withHoles.push(page);
    else if (page.listed) full.push({...page, text});
    if (text !== undefined && isForSummaries(page))
      useful.push({...page, url: new URL(page.permalink, siteAddress).href, sections});
  }
  const summaries = makeSummaries(site, useful, options);
  const skill = makeSkill(options.skill, site, useful, countTokens, texts);
  for (const [name, text] of Object.entries(skill)) write(name, text);
  for (const [name, {text}] of summaries) write(name, text);
  for (const page of withHoles)
    writePage(
      site,
      page,
      fillHoles(readFileSync(htmlFile(site, page), 'utf8'), summaries),
      options,
    );
  for (const [name, text] of makeFullText(title, siteAddress, full, texts)) write(name, text);
  const skillText = {file: skillFile(options.skill.name), note: texts['copies.skill']};
  const summaryTexts = options.budgets.map(({budget, file}) => ({
    file,
    note: fill(texts['copies.summary'], {tokens: budget.toLocaleString('en')}),
  }));
  write(
    'llms.txt',
    makeLlmsTxt({
      ...site,
      ...options,
      files: [
        {file: FULL_TEXT, note: texts['copies.fullText']},
        ...summaryTexts,
        skillText,
        ...options.files,
      ],
      pages: pages.filter((page) => page.listed),
    }),
  );
  return {summaries, withHoles: withHoles.map((page) => htmlFile(site, page))};
}
