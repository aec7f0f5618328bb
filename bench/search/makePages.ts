import type {PageItem, SearchPage} from '../../src/capabilities/search/shared/record';
import {series} from '../lib/series';

const SECTIONS_PER_PAGE = 8;
const WORDS_PER_SECTION = 70;
const TITLE_WORDS = 4;

/** Any number of pages for the bench, in the sections of the real ones and with their words. */
export function makePages(count: number, model: readonly SearchPage[]): SearchPage[] {
  const texts = model.flatMap(({items}) => items.filter((item) => typeof item === 'string'));
  const words = texts.join(' ').match(/[A-Za-z][A-Za-z_]{2,}/g) ?? [];
  const random = series(count);
  const some = (length: number) => {
    const start = Math.floor(random() * (words.length - length));
    return words.slice(start, start + length).join(' ');
  };
  return Array.from({length: count}, (_, number) => ({
    path: `/part-${Math.floor(number / 100)}/page-${number}`,
    section: model[number % model.length]?.section ?? '',
    title: `${some(TITLE_WORDS)} ${number}`,
    rank: 0,
    lang: 'en',
    version: 'current',
    tag: 'default',
    items: Array.from({length: SECTIONS_PER_PAGE}, (_section, index): PageItem[] => [
      [2, `s${index}`, some(TITLE_WORDS)],
      some(WORDS_PER_SECTION),
    ]).flat(),
  }));
}
