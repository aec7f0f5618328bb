import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {pageFile, parsePageTable, TABLE_FILE} from '../../shared/pagefindFiles';
import {parseRecordsFile} from '../../shared/recordsFile';
import {openSearchXml} from '../opensearch';
import {pageHtml} from '../pagefind';
import {collectPages, localPath} from '../records';
import {chooseEngine, writeIndex} from '../writeIndex';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'search-'));
});
afterEach(() => rmSync(outDir, {recursive: true, force: true}));

function write(file: string, title: string): void {
  mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
  writeFileSync(
    path.join(outDir, file),
    `<!doctype html><html lang=en><head><meta name=description content="About ${title}"><body><main><h1>${title}</h1><p>Text<h2 id=s>Part</h2><p>More</main>`,
  );
}

const collect = (routes: string[], more: object = {}) =>
  collectPages({outDir, baseUrl: '/docs/', routes, pageRanks: [], leaveOut: ['search'], ...more});

describe('pages of a build', () => {
  it('are read by route, below the base path, each once', async () => {
    write('index.html', 'Home');
    write('guide.html', 'Guide');
    write('folder/index.html', 'Folder');
    const pages = await collect([
      '/docs/',
      '/docs/guide',
      '/docs/folder',
      '/docs/guide',
      '/docs/search',
    ]);
    expect(pages.map((page) => [page.path, page.title])).toEqual([
      ['/docs/', 'Home'],
      ['/docs/folder', 'Folder'],
      ['/docs/guide', 'Guide'],
    ]);
    expect(localPath('/docs/guide', '/docs/')).toBe('guide');
  });

  it('may keep only their headings and rank lower', async () => {
    write('summary.html', 'Summary');
    const rule = {pattern: /^\/summary/, rank: -4, headingsOnly: true};
    expect((await collect(['/docs/summary'], {pageRanks: [rule]}))[0]).toMatchObject({
      rank: -4,
      items: ['About Summary', [2, 's', 'Part']],
    });
  });

  it('are the same when there are so many that threads read them', async () => {
    const names = Array.from({length: 450}, (_page, index) => `page-${index}`);
    for (const name of names) write(`${name}.html`, `Title of ${name}`);
    const routes = names.map((name) => `/docs/${name}`);
    const together = await collect(routes);
    const oneByOne = await Promise.all(routes.map((route) => collect([route])));
    expect(together).toHaveLength(450);
    expect([...together].sort((a, b) => a.path.localeCompare(b.path))).toEqual(
      oneByOne.flat().sort((a, b) => a.path.localeCompare(b.path)),
    );
    await expect(collect([...routes, '/docs/gone'])).rejects.toThrow('no file for the route /gone');
  });

  it('must be there', async () => {
    await expect(collect(['/docs/gone'])).rejects.toThrow(
      `Search records: no file for the route /gone; looked for gone.html and gone/index.html in ${outDir}`,
    );
  });
});

describe('the index', () => {
  it('is MiniSearch up to the limit of pages, and Pagefind beyond', () => {
    const rule = {engine: 'auto', pageLimit: 1_000} as const;
    expect(chooseEngine(1_000, rule)).toBe('minisearch');
    expect(chooseEngine(1_001, rule)).toBe('pagefind');
    expect(chooseEngine(1, {...rule, engine: 'pagefind'})).toBe('pagefind');
  });

  it('is one hashed file, named by the manifest', async () => {
    write('guide.html', 'Guide');
    const file = {origin: 'https://a.example', synonyms: [], pages: await collect(['/docs/guide'])};
    const manifest = await writeIndex(outDir, file, 'minisearch');
    expect(JSON.parse(readFileSync(path.join(outDir, 'search-index.json'), 'utf8'))).toEqual(
      manifest,
    );
    if (manifest.engine !== 'minisearch') throw new Error('another engine');
    expect(manifest.records).toMatch(/^assets\/search\/records\.[0-9a-f]{8}\.json$/);
    expect(parseRecordsFile(readFileSync(path.join(outDir, manifest.records), 'utf8'))).toEqual(
      file,
    );
  });

  it('is for Pagefind the words of a page, each once, grouped by what they weigh', async () => {
    write('guide.html', 'A <b>&lt;Guide&gt;</b> to encryption');
    const [page] = await collect(['/docs/guide']);
    if (page === undefined) throw new Error('no page');
    const html = pageHtml(page);
    expect(html).toContain('<h1 data-pagefind-weight="7">a guid to encrypt</h1>');
    expect(html).toContain('<p data-pagefind-weight="4">part</p>');
    expect(html.match(/\bencrypt\b/g)).toHaveLength(1);
  });

  it('of Pagefind comes with a table of all pages and their texts, in place of its own', async () => {
    write('guide.html', 'Guide');
    write('summary.html', 'Summary');
    const pages = await collect(['/docs/guide', '/docs/summary'], {
      pageRanks: [{pattern: /^\/summary/, rank: -4}],
    });
    const manifest = await writeIndex(
      outDir,
      {origin: 'https://a.example', synonyms: [], pages},
      'pagefind',
    );
    if (manifest.engine !== 'pagefind') throw new Error('another engine');
    const read = (name: string) => readFileSync(path.join(outDir, manifest.bundle, name), 'utf8');
    const table = parsePageTable(read(TABLE_FILE));
    expect([...table.values()].map(({rank}) => rank).sort()).toEqual([-4, 0]);
    const shown = [...table.keys()].map((id) => parseRecordsFile(read(pageFile(id))).pages[0]);
    expect(shown).toEqual(expect.arrayContaining(pages));
    const rest = readdirSync(path.join(outDir, manifest.bundle));
    expect(rest.filter((name) => /fragment|ui|worker/.test(name))).toEqual([]);
  });
});

describe('opensearch.xml', () => {
  it('leads to the results page, and escapes', () => {
    const xml = openSearchXml({
      title: 'A & B, a long name',
      homeUrl: 'https://docs.example.org/docs/',
      searchPath: 'search',
      favicon: 'img/favicon.svg',
    });
    expect(xml).toContain('template="https://docs.example.org/docs/search?q={searchTerms}"');
    expect(xml).toContain('<ShortName>A &amp; B, a long na</ShortName>');
    expect(xml).toContain('https://docs.example.org/docs/img/favicon.svg');
  });
});
