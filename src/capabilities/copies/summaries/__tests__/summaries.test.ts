import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';
import {makeSummaries, summaryStep} from '..';
import {glossary} from '../../../../config/glossary';
import {databaseNodes} from '../../../../config/facts';
import {summaryBudgets, summaryRules} from '../../../../config/summaries';
import {variables} from '../../../../config/variables';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const options = {
  budgets: summaryBudgets,
  rules: summaryRules,
  variables,
  glossary,
  siteTitle: 'Docs',
  siteAddress: 'https://x.example/base/',
  staticDir: 'static',
};
let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'summaries-'));
  for (const folder of ['docs', 'examples'])
    cpSync(folder, path.join(siteDir, folder), {recursive: true});
});
afterAll(() => rmSync(siteDir, {recursive: true}));

describe('the summaries of this site', () => {
  it('keep their budgets, use 85 % of them, and hold what they must', () => {
    for (const {text, tokens, budget} of makeSummaries(siteDir, options)) {
      expect(countTokens(text)).toBe(tokens);
      expect(tokens).toBeLessThanOrEqual(budget);
      expect(tokens).toBeGreaterThanOrEqual(budget * 0.85);
      for (const {headings} of summaryRules.required) {
        for (const heading of headings) expect(text).toContain(`\n## ${heading}\n`);
      }
      expect(text).toContain('https://x.example/base/');
      // An id with colons stays whole: `did:nil:testnet:…`.
      for (const {did} of databaseNodes) expect(text).toContain(`\`${did}\``);
      // The quickstart is there from its first step to what it prints.
      const quickstart = summaryRules.quickstarts.find(({headings}) =>
        headings.every((heading) => text.includes(`\n## ${heading}`.trimEnd())),
      );
      expect(quickstart?.doc).toBe('build/secret-vault-quickstart');
      // One language of several, and no addresses of links.
      expect(text).not.toMatch(/\*\*(?:Python|curl)\*\*|\]\(/);
      expect(text).not.toMatch(
        /<(?:Steps|Cards?|Tab|Term|Copy|Glossary|LlmSummary)|\{\{|file=examples/,
      );
    }
  }, 30_000);

  it('change when a page is edited', () => {
    const file = path.join(siteDir, 'docs/api/database-overview.mdx');
    const marker = 'A sentence that was added to the limits.';
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('\n## Limits\n', `\n## Limits\n\n${marker}\n`),
    );
    for (const {text} of makeSummaries(siteDir, options)) expect(text).toContain(marker);
  }, 30_000);
});

describe('the summary step', () => {
  const run = async (text: string) => {
    const processor = unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(summaryStep, {budgets: summaryBudgets});
    return JSON.stringify(await processor.run(processor.parse(text)));
  };

  it('imports the data of the budget that the page names', async () => {
    const tree = await run('<LlmSummary budget={6000} />');
    expect(tree).toContain(
      "import llmSummary6000 from '@generated/site-summaries/default/6000.json'",
    );
    expect(tree).toContain('"name":"summary"');
  });

  it('refuses another budget', async () => {
    await expect(run('<LlmSummary budget={7000} />')).rejects.toThrow(
      ':1: <LlmSummary> needs budget={12000} or budget={6000}.',
    );
  });
});
