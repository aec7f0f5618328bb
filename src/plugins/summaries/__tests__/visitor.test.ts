import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {llmSummaries, summariesPlugin, summaryFiles, summaryMessages} from '..';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import {collectSections} from '../../../lib/markdown/sectionedPages';
import type {PublishedPage} from '../../../lib/publishedPages';
import {fillPlaceholders, hasPlaceholders} from '../node/placeholders';
import {placeholderHtml} from '../shared/placeholders';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'summaries-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const budgets = [{budget: 500, file: 'summary.txt', samples: []}];
const rules = {
  required: [{doc: 'guide', headings: ['Install']}],
  quickstarts: [{doc: 'guide'}],
  preferred: [],
  skippedHeadings: [],
  leastUse: 0,
};

const makeDocument = (id: string, weight: number): PublishedPage => ({
  id,
  file: `docs/${id}.mdx`,
  permalink: `/docs/${id}`,
  title: `Title ${id}`,
  description: '',
  section: 'Build',
  weight,
  listed: true,
});

const makePage = (id: string, weight: number, hadPlaceholders = false) =>
  makeBuiltPage(
    id,
    `<article><div class=theme-doc-markdown><p>About ${id}<h2 id=install>Install</h2><p>Run <a href=/x>it</a></div></article>`,
    {document: makeDocument(id, weight), hadPlaceholders},
  );

describe('the visitor', () => {
  it('makes summaries of the pages with a weight, and fills them into pages', async () => {
    const site = makeBuiltSite(outDir);
    const {pages, visitor: sections} = collectSections('TypeScript');
    const visitor = llmSummaries({
      budgets,
      rules,
      about: 'Tides is a product.',
      sandboxCommands: '',
      messages: summaryMessages,
      pages,
    });
    await sections.page?.(makePage('guide', 50), site);
    await sections.page?.(makePage('other', 0), site);
    const html = `<pre>${placeholderHtml('summary.txt#text')}</pre>`;
    expect(visitor.placeholders?.areIn(html)).toBe(true);
    const filled = await visitor.placeholders?.fill(html, site);
    await sections.page?.(makePage('summary', 90, true), site);
    await visitor.done?.(site);
    const text = readFileSync(path.join(outDir, 'summary.txt'), 'utf8');
    expect(text).toContain(
      '# Title guide\n\nhttps://docs.example.org/docs/guide.md\n\nAbout guide',
    );
    expect(text).toMatch(/^> A summary of .* in at most 500 tokens, .* Tides is a product\. Trust/);
    expect(text).toContain('## Install\n\nRun it\n');
    expect(text).not.toMatch(/other|Title summary/);
    expect(filled).toBe(`<pre>${text.replaceAll('>', '&gt;')}</pre>`);
  });

  it('names its files for /llms.txt', () => {
    expect(summaryFiles(budgets, summaryMessages)).toEqual([
      {
        file: 'summary.txt',
        note: 'the most useful sections of these pages in at most 500 tokens',
      },
    ]);
  });
});

describe('placeholders', () => {
  const summaries = new Map([['a.txt', {tokens: '5', commit: 'abc', text: 'x < y $1'}]]);

  it('are filled in minified HTML too, as text', () => {
    const html =
      '<b><template data-placeholder=a.txt#tokens></template></b><pre><template data-placeholder="a.txt#text"></template></pre>';
    expect(fillPlaceholders(html, summaries)).toBe('<b>5</b><pre>x &lt; y $1</pre>');
  });

  it('stay when there is no such summary', () => {
    const html = placeholderHtml('gone.txt#text');
    expect(fillPlaceholders(html, summaries)).toBe(html);
  });

  it('are not in other pages', () => {
    expect(hasPlaceholders('<pre data-summary="a.txt#text">…</pre>')).toBe(false);
  });
});

it('the plugin refuses the name of a file that a placeholder cannot contain', () => {
  const wrong = [{budget: 500, file: 'short summary.txt', samples: []}];
  expect(() => summariesPlugin(wrong)).toThrow(
    /the file "short summary\.txt" has a name with other/,
  );
});
