/** Compares pages of other projects with the same pages in a stock Docusaurus site. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {buildVariant} from './buildVariant';
import {articleText, buildStock, FOREIGN_ROUTES} from './foreignPages';

describe('a page that works in stock Docusaurus', () => {
  let acme: string;
  let stock: string;
  beforeAll(async () => {
    acme = await buildVariant('acme');
    stock = await buildStock();
  });

  it.each(FOREIGN_ROUTES)('has the same text on this site: %s', (route) => {
    expect(articleText(acme, route)).toBe(articleText(stock, route));
  });

  it('has a Markdown copy with its wide table and with the texts of inlined pictures', () => {
    const copy = readFileSync(path.join(acme, 'foreign/renamed.md'), 'utf8');
    expect(copy).toMatch(/^\| Column 1 \|.*\| Column 12 \|\n\|(?: - \|){12}\n\|.*`words_12`/m);
    expect(copy).toContain('![required]() ![imported]()');
    expect(copy).not.toContain('data:');
  });

  it('is not published if it is a draft', () => {
    for (const dir of [acme, stock])
      expect(existsSync(path.join(dir, 'foreign/draft.html'))).toBe(false);
  });
});
