import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {variables} from '../../../config/variables';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import type {PublishedPage} from '../../../lib/publishedPages';
import {markdownMessages} from '../messages';
import {markdownCopies} from '../visitor';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const makeDocument = (id: string, listed = true): PublishedPage => ({
  id,
  file: `docs/${id}.mdx`,
  permalink: `/docs/${id}`,
  title: `Title ${id}`,
  description: `About ${id}.`,
  section: 'Build',
  repeats: false,
  listed,
});

const options = {
  intro: '',
  optionalFiles: [{file: 'llms-full.txt', note: 'all pages'}],
  variables: {...variables, contact: 'https://example.org'},
  messages: markdownMessages,
};

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

it('writes a copy of each document, and the lists in reading order', async () => {
  const documents = [makeDocument('b'), makeDocument('a'), makeDocument('hidden', false)];
  const site = makeBuiltSite(outDir, {documents});
  const visitor = markdownCopies(options);
  for (const document of [...documents].reverse()) {
    const html = `<article><div class=theme-doc-markdown><h2 id=part>Part</h2><p>Text of ${document.id}</div></article>`;
    await visitor.page?.(makeBuiltPage(document.id, html, {document}), site);
  }
  await visitor.page?.(makeBuiltPage('search', '<main><h1>Search</h1></main>'), site);
  await visitor.done?.(site);
  const copy = `# Title a

> About a.

Page: https://docs.example.org/docs/a
All pages: https://docs.example.org/docs/llms.txt

## Part

Text of a
`;
  expect(read('a.md')).toBe(copy);
  expect(read('hidden.md')).toContain('Text of hidden');
  expect(read('llms-full.txt')).toBe(`${read('b.md')}\n${copy}`);
  const llmsTxt = read('llms.txt');
  expect(llmsTxt.indexOf('/docs/b.md')).toBeLessThan(llmsTxt.indexOf('/docs/a.md'));
  expect(llmsTxt).toContain('(https://docs.example.org/docs/llms-full.txt)');
  expect(llmsTxt).not.toContain('hidden');
});

it('leaves pages that repeat others out of the full text, and writes their other address', async () => {
  const document = {...makeDocument('summary'), repeats: true};
  const site = makeBuiltSite(outDir, {documents: [document]});
  const visitor = markdownCopies({...options, otherAddresses: {summary: 'short.txt'}});
  const html = '<article><div class=theme-doc-markdown><p>Repeats others</div></article>';
  await visitor.page?.(makeBuiltPage('summary', html, {document}), site);
  await visitor.done?.(site);
  expect(read('summary.md')).toContain('Repeats others');
  expect(read('short.txt')).toBe(read('summary.md'));
  expect(read('llms-full.txt')).not.toContain('Repeats others');
});
