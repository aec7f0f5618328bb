/** Tests that the Markdown copy, search records, and summaries have the content of the pages. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {RecordsFile} from '../../src/plugins/search/shared/record';
import {readPage} from '../builtSite';
import {builtRoutes} from '../routes';
import {inventoryOf, readMarkdown, words} from './inventory';

const buildDir = path.resolve('build');
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const routes = builtRoutes().filter((route) => route !== '/' && route !== '/search');
/** Maximum share of all segments that search records may lack. At present these are links alone in a line or a cell. */
const MISSING = 0.035;

const pages = routes.map((route) => {
  const {html, $} = readPage(buildDir, route);
  return {
    route,
    inventory: inventoryOf(html),
    html,
    alternate: $('link[rel="alternate"][type="text/markdown"]').attr('href'),
  };
});
const siteUrl = new URL(/Page: (\S+)/.exec(read('quickstart.md'))?.[1] ?? '');

const withoutCode = (markdown: string) =>
  markdown.replace(/^[ >]*(`{3,}).*\n[\s\S]*?^[ >]*\1[ ]*$/gm, '').replace(/`[^`\n]*`/g, '');

describe.each(pages)('$route.md', ({route, inventory, alternate}) => {
  const markdown = read(`${route}.md`);
  const copy = readMarkdown(markdown);

  it('has every segment of the page, and exactly its code', () => {
    const {segments, tabs} = inventory;
    expect(segments.length).toBeGreaterThan(0);
    expect([...segments, ...tabs].filter((part) => !copy.text.includes(words(part)))).toEqual([]);
    expect(copy.code).toEqual(inventory.code);
  });

  it('is linked from the page, names the page, and has no MDX or HTML', () => {
    expect(alternate).toBe(`${route}.md`);
    expect(markdown).toMatch(/^# \S.*\n\n> \S/);
    expect(markdown).toContain(`\nPage: ${siteUrl.origin}${route}\nAll pages: `);
    expect(withoutCode(markdown)).not.toMatch(
      /(?<!\\)<\/?(?!https?:)[A-Za-z]|className=|^import |\]\((?!https?:|mailto:|cursor:|vscode:)|&#x|\{\{|Copy code|child attributes/m,
    );
  });

  it('has no broken link to this site', () => {
    const broken = copy.links
      .map((link) => new URL(link))
      .filter(({origin}) => origin === siteUrl.origin)
      .map(({pathname}) => decodeURIComponent(pathname).replace(/\/$/, '/index'))
      .filter((file) => !['', '.html'].some((end) => existsSync(path.join(buildDir, file + end))));
    expect(broken).toEqual([]);
  });
});

describe('the search records', () => {
  const [file = ''] = readdirSync(path.join(buildDir, 'assets/search')).filter((name) =>
    name.startsWith('records.'),
  );
  const {pages: records} = JSON.parse(read(`assets/search/${file}`)) as RecordsFile;

  it('have the segments of all pages', () => {
    // Only the titles of summaries are searched, because they repeat other pages.
    const indexed = pages
      .filter(({route}) => !route.includes('llm-summary'))
      .map(({route, html}) => ({route, ...inventoryOf(html, '[data-search-ignore]')}));
    const missing = indexed.flatMap(({route, segments}) => {
      const record = records.find(({path: known}) => known === route);
      const texts = record?.items.map((item) => {
        if (typeof item === 'string') return item;
        return 'code' in item ? '' : item[2];
      });
      const text = words([record?.title, ...(texts ?? [])].join(' '));
      return segments.filter((segment) => !text.includes(words(segment)));
    });
    const all = indexed.flatMap(({segments}) => segments);
    expect(missing.length / all.length, missing.slice(0, 9).join('\n')).toBeLessThan(MISSING);
  });
});

describe('llms-full.txt', () => {
  const text = read('llms-full.txt');

  it('has every page once, except the summaries, which repeat them', () => {
    const places = routes.map((route) => [
      route,
      text.split(`\nPage: ${siteUrl.origin}${route}\n`).length - 1,
    ]);
    const wanted = routes.map((route) => [route, route.includes('llm-summary') ? 0 : 1]);
    expect(places).toEqual(wanted);
  });

  it('is in the order of the sidebars', () => {
    const {$} = readPage(buildDir, '/api/overview');
    const order = $('.theme-doc-sidebar-menu a')
      .toArray()
      .map((link) => `\nPage: ${siteUrl.origin}${$(link).attr('href')}\n`);
    const places = order.map((line) => text.indexOf(line)).filter((at) => at !== -1);
    expect(places.length).toBeGreaterThan(20);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
