import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import type {CopiesOptions} from '../..';
import type {PublishedPage} from '../publishedPages';
import {copiesTexts} from '../texts';
import {writePages, type BuiltSite} from '../writePages';

const options = {texts: copiesTexts, rules: {language: 'curl'}} as CopiesOptions;

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(outDir, {recursive: true, force: true}));

/** A site of so many pages, each with a section; those whose number ends in 7 have a hole. */
function siteOf(count: number): BuiltSite {
  const pages = Array.from({length: count}, (_, number): PublishedPage => {
    const hole = number % 10 === 7 ? '<pre data-summary="s.txt"></pre>' : '';
    const html = `<article><div class="theme-doc-markdown"><h2 id=a>Part ${number}</h2><p>Text</p>${hole}</div></article>`;
    writeFileSync(path.join(outDir, `p${number}.html`), html);
    const name = `p${number}`;
    const texts = {title: name, description: '', section: 'Build'};
    return {
      id: name,
      file: `docs/${name}.mdx`,
      permalink: `/${name}`,
      ...texts,
      weight: number % 2,
      listed: true,
    };
  });
  const address = {siteAddress: 'https://x.example/', baseUrl: '/'};
  return {siteDir: outDir, outDir, ...address, title: 'T', tagline: '', pages, strict: true};
}

it.each([9, 1_100])('writes %i pages in their order, in as many threads as pay', async (count) => {
  const site = siteOf(count);
  const written = await writePages(site, options);
  expect(written.map(({page}) => page.id)).toEqual(site.pages.map(({id}) => id));
  for (const [number, {text, sections}] of written.entries()) {
    const isWhole = number % 10 !== 7;
    expect(text !== undefined, `p${number}`).toBe(isWhole);
    if (!isWhole) continue;
    expect(text).toContain(`## Part ${number}\n\nText`);
    expect(readFileSync(path.join(outDir, `p${number}.md`), 'utf8')).toBe(text);
    expect(sections.map(({heading}) => heading)).toEqual(
      number % 2 === 1 ? [`Part ${number}`] : [],
    );
  }
});

it('names the file of a page that was not built', async () => {
  const site = siteOf(1);
  rmSync(path.join(outDir, 'p0.html'));
  await expect(writePages(site, options)).rejects.toThrow(
    `docs/p0.mdx: no page was built; looked for p0.html and p0/index.html in ${outDir}.`,
  );
});
