import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {toString} from 'hast-util-to-string';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {BuiltPage, BuiltPageVisitor, BuiltSite} from '../../../../lib/builtPages';
import type {PublishedPage} from '../../../../lib/publishedPages';
import {visitBuiltPages} from '../visitBuiltPages';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

function writePages(pages: Readonly<Record<string, string>>): void {
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), `<meta charset=utf-8>${html}`);
  }
}

const quickstart: PublishedPage = {
  id: 'quickstart',
  file: 'docs/quickstart.mdx',
  permalink: '/base/quickstart',
  title: 'Quickstart',
  description: '',
  section: 'Build',
  repeats: false,
  listed: true,
};

const makeSite = (paths: readonly string[]): BuiltSite => ({
  siteDir: outDir,
  outDir,
  baseUrl: '/base/',
  siteUrl: 'https://docs.example.org/base/',
  siteConfig: {url: 'https://docs.example.org', title: 'Docs', tagline: '', favicon: undefined},
  isDefaultLocale: true,
  paths,
  documents: [quickstart],
});

/** Records all its calls in `calls`. */
const makeRecorder = (name: string, calls: string[]): BuiltPageVisitor => ({
  name,
  start: () => void calls.push(`${name} start`),
  page: ({file}) => void calls.push(`${name} ${file}`),
  done: () => void calls.push(`${name} done`),
});

describe('visitBuiltPages', () => {
  it('calls the visitors in the order of their list, page by page', async () => {
    writePages({'b.html': '', 'a/x.html': '', 'note.txt': ''});
    const calls: string[] = [];
    await visitBuiltPages(makeSite([]), [
      makeRecorder('first', calls),
      makeRecorder('second', calls),
    ]);
    expect(calls).toEqual([
      'first start',
      'second start',
      'first a/x.html',
      'second a/x.html',
      'first b.html',
      'second b.html',
      'first done',
      'second done',
    ]);
  });

  it('passes the parsed page with its route and document', async () => {
    writePages({
      'index.html': '<h1>Home</h1>',
      'quickstart/index.html': '<h1>Start</h1>',
      '404.html': '<h1>Not found</h1>',
    });
    const pages: BuiltPage[] = [];
    const collector: BuiltPageVisitor = {name: 'c', page: (page) => void pages.push(page)};
    await visitBuiltPages(makeSite(['', 'quickstart']), [collector]);
    const summaries = pages.map(({file, path: route, document, html}) => [
      file,
      route,
      document?.title,
      toString(html),
    ]);
    expect(summaries).toEqual([
      ['404.html', undefined, undefined, 'Not found'],
      ['index.html', '', undefined, 'Home'],
      ['quickstart/index.html', 'quickstart', 'Quickstart', 'Start'],
    ]);
  });

  it('visits files that a visitor adds at the start', async () => {
    const files: string[] = [];
    await visitBuiltPages(makeSite([]), [
      {name: 'reader', page: ({file}) => void files.push(file)},
      {name: 'writer', start: () => writePages({'moved.html': ''})},
    ]);
    expect(files).toEqual(['moved.html']);
  });

  it('writes what the visitors make of each page after all pages were visited', async () => {
    writePages({'a.html': '<title>A</title>', 'b.html': '<title>B</title>'});
    let pages = 0;
    await visitBuiltPages(makeSite([]), [
      {
        name: 'counts',
        page: () => void (pages += 1),
        rewrite: (html, file) => `${html}<p>${file}, ${pages} pages`,
      },
      {name: 'ends', rewrite: (html) => `${html}</p>`},
    ]);
    expect(readFileSync(path.join(outDir, 'b.html'), 'utf8')).toBe(
      '<meta charset=utf-8><title>B</title><p>b.html, 2 pages</p>',
    );
  });

  // As the minifier writes them.
  it('passes each link of the sidebar once, and writes it on all pages', async () => {
    const link = (name: string) =>
      `<li class="theme-doc-sidebar-item-link menu__list-item"><a href=/${name}>${name}</a>`;
    const active = link('b').replace('<a', '<a aria-current=page');
    writePages({
      'a.html': `<ul>${link('a')}${link('b')}</ul><main>A`,
      'b.html': `<ul>${link('a')}${active}</ul><main>B`,
    });
    const texts: string[] = [];
    await visitBuiltPages(makeSite([]), [
      {name: 'reader', page: ({html}) => void texts.push(toString(html))},
    ]);
    expect(texts).toEqual(['abA', 'bB']);
    expect(readFileSync(path.join(outDir, 'b.html'), 'utf8')).toContain(link('a') + active);
  });

  it.each([
    ['p0', 'The route /p0'],
    ['quickstart', 'docs/quickstart.mdx'],
  ])('names the source of the route /%s that has no HTML file', async (route, source) => {
    await expect(visitBuiltPages(makeSite([route]), [])).rejects.toThrow(
      `${source}: no page was built; looked for ${route}.html and ${route}/index.html in ${outDir}.`,
    );
  });

  it('names the page on which a visitor failed', async () => {
    writePages({'a.html': ''});
    const failing: BuiltPageVisitor = {
      name: 'links',
      page: () => {
        throw new Error('too long');
      },
    };
    const cause = expect.objectContaining({message: 'too long'}) as unknown;
    await expect(visitBuiltPages(makeSite([]), [failing])).rejects.toMatchObject({
      message: 'The visitor "links" failed on a.html',
      cause,
    });
  });
});
