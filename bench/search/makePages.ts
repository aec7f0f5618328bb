import type {PageItem, SearchPage} from '../../src/plugins/search/shared';
import {series} from '../lib/series';

const SECTIONS_PER_PAGE = 8;
const WORDS_PER_SECTION = 70;
const TITLE_WORDS = 4;

/** Generates pages for the benchmark from the sections and words of real pages. */
export function makePages(count: number, model: readonly SearchPage[]): SearchPage[] {
  const texts = model.flatMap(({items}) => items.filter((item) => typeof item === 'string'));
  const words = texts.join(' ').match(/[A-Za-z][A-Za-z_]{2,}/g) ?? [];
  const random = series(count);
  const pickWords = (length: number) => {
    const start = Math.floor(random() * (words.length - length));
    return words.slice(start, start + length).join(' ');
  };
  return Array.from({length: count}, (_, number) => ({
    path: `/part-${Math.floor(number / 100)}/page-${number}`,
    section: model[number % model.length]?.section ?? '',
    title: `${pickWords(TITLE_WORDS)} ${number}`,
    rank: 0,
    lang: 'en',
    version: 'current',
    tag: 'default',
    items: Array.from({length: SECTIONS_PER_PAGE}, (_section, index): PageItem[] => [
      [2, `s${index}`, pickWords(TITLE_WORDS)],
      pickWords(WORDS_PER_SECTION),
    ]).flat(),
  }));
}
