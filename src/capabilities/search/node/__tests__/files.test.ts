import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeIndex} from '../buildIndex';
import {collectPages, localPath} from '../collectPages';
import {openSearchXml} from '../openSearch';
import type {IndexFile} from '../../shared/indexFile';

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
  collectPages({outDir, baseUrl: '/docs/', routes, pageRanks: [], documents: [], ...more});

describe('pages of a build', () => {
  it('are read by route, below the base path, each once', () => {
    write('index.html', 'Home');
    write('guide.html', 'Guide');
    write('folder/index.html', 'Folder');
    const pages = collect([
      '/docs/',
      '/docs/guide',
      '/docs/folder',
      '/docs/guide',
      '/docs/404.html',
    ]);
    expect(pages.map((page) => [page.path, page.title])).toEqual([
      ['/docs/', 'Home'],
      ['/docs/folder', 'Folder'],
      ['/docs/guide', 'Guide'],
    ]);
    expect(localPath('/docs/guide', '/docs/')).toBe('guide');
  });

  it('may rank lower', () => {
    write('summary.html', 'Summary');
    const pageRanks = [{pattern: '^/summary', rank: -4}];
    expect(collect(['/docs/summary'], {pageRanks})).toMatchObject([{rank: -4}]);
  });

  it('stand in the section of their document, with or without a slash at its end', () => {
    write('index.html', 'Home');
    write('guide/index.html', 'Guide');
    const documents = [{permalink: '/docs/guide/', section: 'Learn'}];
    const pages = collect(['/docs/', '/docs/guide/'], {documents});
    expect(pages.map(({section}) => section)).toEqual(['Documentation', 'Learn']);
  });

  it('must be there', () => {
    expect(() => collect(['/docs/gone'])).toThrow(
      `The route /gone: no page was built; looked for gone.html and gone/index.html in ${outDir}.`,
    );
  });
});

describe('the index', () => {
  it('is one file, which names the hashed one with the texts', () => {
    write('guide.html', 'Guide');
    const file = {origin: 'https://a.example', synonyms: [], pages: collect(['/docs/guide'])};
    writeIndex(outDir, file);
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(path.join(outDir, name), 'utf8'));
    const {records, pages} = read('search-index.json') as IndexFile;
    expect(records).toMatch(/^assets\/search\/records\.[0-9a-f]{8}\.json$/);
    expect(read(records)).toEqual(file);
    expect(pages.map(({title}) => title)).toEqual(['Guide']);
  });
});

describe('opensearch.xml', () => {
  it('leads to the results page, and escapes', () => {
    const home = 'https://docs.example.org/docs/';
    const xml = openSearchXml('A & B, a long name', `${home}search`, `${home}img/favicon.svg`);
    expect(xml).toContain('template="https://docs.example.org/docs/search?q={searchTerms}"');
    expect(xml).toContain('<ShortName>A &amp; B, a long na</ShortName>');
    expect(xml).toContain('https://docs.example.org/docs/img/favicon.svg');
  });
});
