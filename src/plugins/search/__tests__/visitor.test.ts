import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeBuiltPage, makeBuiltSite} from '../../../lib/__tests__/makeBuiltSite';
import type {BuiltPage} from '../../../lib/builtPages';
import type {PublishedPage} from '../../../lib/publishedPages';
import {openSearchXml} from '../node/openSearch';
import type {IndexFile} from '../shared/indexFile';
import type {RecordsFile} from '../shared/record';
import {searchRecords} from '../visitor';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const makePage = (
  route: string,
  title: string,
  overrides: Parameters<typeof makeBuiltPage>[2] = {},
) =>
  makeBuiltPage(
    route,
    `<!doctype html><html lang=en><head><meta name=description content="About ${title}"><body><main><h1>${title}</h1><p>Text<h2 id=s>Part</h2><p>More</main>`,
    overrides,
  );

const readJson = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(outDir, name), 'utf8'));

/** Visits pages, and returns the two files that were written. */
async function build(pages: readonly BuiltPage[]) {
  const site = makeBuiltSite(outDir);
  const visitor = searchRecords({synonyms: []});
  for (const page of pages) await visitor.page?.(page, site);
  await visitor.done?.(site);
  const index = readJson('search-index.json') as IndexFile;
  return {index, records: readJson(index.records) as RecordsFile};
}

/** A document of the section Learn. */
const document: PublishedPage = {
  id: 'guide',
  file: 'docs/guide.mdx',
  permalink: '/docs/guide/',
  title: 'Guide',
  description: '',
  section: 'Learn',
  repeats: false,
  listed: true,
};

describe('the visitor', () => {
  it('writes the pages of routes in the order of their paths, below the base path', async () => {
    const {records} = await build([
      makePage('guide', 'Guide'),
      makePage('', 'Home'),
      makePage('404', 'Not found', {path: undefined}),
      makePage('folder', 'Folder'),
    ]);
    expect(records.pages.map((page) => [page.path, page.title])).toEqual([
      ['/docs/', 'Home'],
      ['/docs/folder', 'Folder'],
      ['/docs/guide', 'Guide'],
    ]);
  });

  it('keeps only the description of pages that repeat others', async () => {
    const summary = makePage('summary', 'Summary', {document: {...document, repeats: true}});
    const {records} = await build([summary]);
    expect(records.pages).toMatchObject([{items: ['About Summary']}]);
  });

  it('uses the section of the document, and a default for other pages', async () => {
    const {records} = await build([makePage('', 'Home'), makePage('guide', 'Guide', {document})]);
    expect(records.pages.map(({section}) => section)).toEqual(['Home', 'Learn']);
  });

  it('writes an index that names the hashed file with the texts', async () => {
    const {index, records} = await build([makePage('guide', 'Guide')]);
    expect(index.records).toMatch(/^assets\/search\/records\.[0-9a-f]{8}\.json$/);
    expect(records).toMatchObject({origin: 'https://docs.example.org', synonyms: []});
    expect(records.pages[0]?.items).toEqual(['About Guide', 'Text', [2, 's', 'Part'], 'More']);
    expect(index.pages.map(({title}) => title)).toEqual(['Guide']);
  });
});

describe('opensearch.xml', () => {
  it('links to the results page, and escapes names', () => {
    const home = 'https://docs.example.org/docs/';
    const xml = openSearchXml('A & B, a long name', `${home}search`, `${home}img/favicon.svg`);
    expect(xml).toContain('template="https://docs.example.org/docs/search?q={searchTerms}"');
    expect(xml).toContain('<ShortName>A &amp; B, a long na</ShortName>');
    expect(xml).toContain('https://docs.example.org/docs/img/favicon.svg');
  });
});
