/** Sites of any size for the bench: pages as they come out of a build, with words from the real ones. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {series} from '../lib/series';
import type {SearchPage} from '../../src/capabilities/search/shared/record';

function wordsOf(pages: readonly SearchPage[]): string[] {
  const texts = pages.flatMap(({items}) => items.filter((item) => typeof item === 'string'));
  return texts.join(' ').match(/[A-Za-z][A-Za-z_]{2,}/g) ?? [];
}

/** Sections of the site, as many as the real one has: results are shown by them. */
const SITE_SECTIONS = ['Learn', 'Build', 'API', 'Community'];
const SECTIONS_PER_PAGE = 8;
const WORDS_PER_SECTION = 70;
const TITLE_WORDS = 4;

/**
 * Writes `count` pages to a folder.
 *
 * @returns their routes
 */
export function generateSite(dir: string, count: number, model: readonly SearchPage[]): string[] {
  const words = wordsOf(model);
  const random = series(count);
  const some = (length: number) => {
    const start = Math.floor(random() * (words.length - length));
    return words.slice(start, start + length).join(' ');
  };
  return Array.from({length: count}, (_, number) => {
    const sections = Array.from(
      {length: SECTIONS_PER_PAGE},
      (_section, index) =>
        `<h2 id="s${index}">${some(TITLE_WORDS)}</h2><p>${some(WORDS_PER_SECTION)}`,
    );
    const folder = `part-${Math.floor(number / 100)}`;
    const sidebar =
      `<ul class=theme-doc-sidebar-menu><li class=sidebar-title>${SITE_SECTIONS[number % SITE_SECTIONS.length]}` +
      `<li><a aria-current=page>Page</a></ul>`;
    const html =
      `<!doctype html><html lang=en><head><meta name=description content="${some(12)}"><body>${sidebar}<main><article>` +
      `<h1>${some(TITLE_WORDS)} ${number}</h1>${sections.join('')}</article></main>`;
    mkdirSync(path.join(dir, folder), {recursive: true});
    writeFileSync(path.join(dir, folder, `page-${number}.html`), html);
    return `/${folder}/page-${number}`;
  });
}
